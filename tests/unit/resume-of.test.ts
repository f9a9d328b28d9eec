import { expect, test } from 'vitest';
import { schemaProblems } from '../../tools/resume/read-resume.ts';
import { resumeOf } from '../../tools/resume/resume-of.ts';
import { contentWith } from './valid-content.ts';

test('the content is a CV that is valid by the published schema', () => {
  const description = ['One <strong>word</strong>.<br>Another &amp; <em>more</em>.'];
  const resume = resumeOf(contentWith({ 'experience.experience.0.description': description }));
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
  const role = { position: 'Developer', description: 'A company by the sea' };
  const [summary, highlights] = ['Built the app.', ['Kept it running.']];
  expect(resume.work.slice(0, 2)).toEqual([
    { name: 'Nordlicht', ...role, startDate: '2024', summary: 'One word. Another & more.' },
    { name: 'Salt & Pepper', ...role, startDate: '2021', endDate: '2024', summary, highlights },
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
  const number = { 'site.site.contact.phone': '+442079460321', 'site.site.contact.phoneText': phoneText };
  expect(resumeOf(contentWith(number)).basics.phone).toBe(expected);
});

test('an owner without a phone, roles and profiles has none in the CV', () => {
  const contact = { email: 'lena@lena.example', message: 'Hello.' };
  const resume = resumeOf(contentWith({ 'site.site.contact': contact, 'experience.experience': [] }));
  expect(resume.basics).not.toHaveProperty('phone');
  expect(resume).toMatchObject({ basics: { profiles: [] }, work: [] });
  expect(schemaProblems(resume)).toEqual([]);
});

const education = { id: 'education', kind: 'list', heading: 'School', entries: [{ title: 'Tech' }] };
const awards = { id: 'awards', kind: 'list', heading: 'Awards', entries: [{ title: 'Best' }] };
const order = ['services', 'education', 'experience', 'technologies', 'projects', 'quotes'];
const resumeIn = (order?: string[]) =>
  resumeOf(contentWith({ sections: { sections: [education, awards], order } }));

test.each([
  ['experience', 'work', []],
  ['technologies', 'skills', []],
  ['projects', 'projects', []],
  ['quotes', 'references', undefined],
  ['education', 'education', undefined],
] as const)('%s, which the owner’s order leaves out, is not in the CV, and all else is', (id, part, rest) => {
  const { awards: _, ...whole } = resumeIn();
  expect(whole[part]).not.toEqual(rest);
  expect(resumeIn(order)).toEqual(whole);
  const { [part]: left, ...others } = resumeIn(order.filter((each) => each !== id));
  expect(left).toEqual(rest);
  expect(whole).toMatchObject(others);
});
