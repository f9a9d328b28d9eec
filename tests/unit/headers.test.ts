import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mediaTypes, policyTag, securityHeaders } from '../../tools/hosting/headers.ts';

const styles = ['p{color:red}', '@font-face{src:url(/a.woff2)}'];

test('the policy allows what the page needs, and of inline code only its own styles', () => {
  const policy = securityHeaders(styles)['Content-Security-Policy']!;
  const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${hashes.join(' ')}`,
      "manifest-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
});

test('the policy in the page equals the header, except for frame-ancestors, which a page cannot set', () => {
  const [, inPage] = /^<meta http-equiv="Content-Security-Policy" content="([^"]+)">$/.exec(
    policyTag(styles),
  )!;
  expect(securityHeaders(styles)['Content-Security-Policy']).toBe(`${inPage}; frame-ancestors 'none'`);
});

test('every response has the other security headers', () => {
  expect(securityHeaders(styles)).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test('no header value has a character that would break the configuration of a server', () => {
  for (const value of [...Object.values(securityHeaders(styles)), ...Object.values(mediaTypes)])
    expect(value).not.toMatch(/["\n\\$]/);
});
