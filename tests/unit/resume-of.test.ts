import { expect, test } from 'vitest';
import { schemaProblems } from '../../tools/resume/read-resume.ts';
import { resumeOf } from '../../tools/resume/resume-of.ts';
import { validContent } from './valid-content.ts';

test('the content is a CV that is valid by the published schema', () => {
  const content = validContent();
  content.site.site.contact.profiles = [{ name: 'GitHub', url: 'https://github.com/lena' }];
  content.experience.experience[0]!.description = [
    'One <strong>word</strong>.<br>Another &amp; <em>more</em>.',
  ];
  const resume = resumeOf(content);
  expect(schemaProblems(resume)).toEqual([]);
  expect(resume).toMatchObject({
    basics: {
      name: 'Lena Brandt',
      label: 'Freelance developer',
      email: 'lena@lena.example',
      url: 'https://lena.example/portfolio/',
      summary: 'I build apps for small companies.',
      profiles: [
        { network: 'LinkedIn', url: 'https://www.linkedin.com/in/lena' },
        { network: 'Upwork', url: 'https://www.upwork.com/freelancers/lena' },
        { network: 'GitHub', url: 'https://github.com/lena' },
      ],
    },
    skills: [
      { name: 'Mobile', keywords: ['React Native', 'TypeScript'] },
      { name: 'Server', keywords: ['PostgreSQL', 'TypeScript'] },
    ],
    meta: { canonical: 'https://lena.example/portfolio/resume.json' },
  });
  expect(resume.work.slice(0, 2)).toEqual([
    {
      name: 'Nordlicht',
      position: 'Developer',
      description: 'A company by the sea',
      startDate: '2024',
      summary: 'One word. Another & more.',
    },
    {
      name: 'Salt & Pepper',
      position: 'Developer',
      description: 'A company by the sea',
      startDate: '2021',
      endDate: '2024',
      summary: 'Built the app.',
      highlights: ['Kept it running.'],
    },
  ]);
  expect(resume.projects[0]).toEqual({
    name: 'Route Planner',
    description: 'Fewer miles for a van',
    highlights: ['The van takes the shortest way.', 'See the stock.'],
    keywords: ['React', 'Redis'],
    url: 'https://lena.example/portfolio/services/apps',
  });
  expect(resume.projects[2]).not.toHaveProperty('url');
});

test.each([
  ['+44 20 7946 0321', '+44 20 7946 0321'],
  ['020 7946 0321', '+442079460321'],
])('the number that people read as %s is %s in the CV, with its country', (phoneText, expected) => {
  const content = validContent();
  Object.assign(content.site.site.contact, { phone: '+442079460321', phoneText });
  expect(resumeOf(content).basics.phone).toBe(expected);
});

test('an owner without a phone, roles and profiles has none in the CV', () => {
  const content = validContent();
  const { email, message } = content.site.site.contact;
  content.site.site.contact = { email, message };
  content.experience.experience = [];
  const resume = resumeOf(content);
  expect(resume.basics).not.toHaveProperty('phone');
  expect(resume).toMatchObject({ basics: { profiles: [] }, work: [] });
  expect(schemaProblems(resume)).toEqual([]);
});
