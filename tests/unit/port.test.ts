import { expect, test } from 'vitest';
import { givenPort, portProblem } from '../../tools/hosting/port.ts';

test('a port is a whole number up to 65535, and PORT may be missing', () => {
  for (const value of [undefined, '']) expect(givenPort('PORT', value)).toBeUndefined();
  expect(givenPort('PORT', '0')).toBe(0);
  for (const value of ['http', '-1', '1.5', '65536'])
    expect(() => givenPort('PORT', value)).toThrow(`PORT is '${value}', which is no port`);
});

test('a port that cannot be used is one sentence with another one to try', () => {
  const problem = (code: string) =>
    portProblem(Object.assign(new Error(code), { code }), 80, (port) => `PORT=${port} npm start`);
  expect(problem('EADDRINUSE')).toMatchObject({
    message: 'Port 80 is taken: choose another, for example PORT=81 npm start.',
  });
  expect(problem('EACCES')).toMatchObject({
    message: 'Port 80 needs rights that you do not have: choose another, for example PORT=8080 npm start.',
  });
  expect(problem('EOTHER')).toMatchObject({ code: 'EOTHER' });
});
