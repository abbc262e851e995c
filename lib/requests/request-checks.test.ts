import { startupCheck } from './startup-request';
import { type StartupValues, startupStepFields } from './startup-request-fields';
import { vpsCheck } from './vps-request';

const vps = { name: 'Ada', email: 'ada@example.org', plan: 'vps-growth', environment: 'Production' };
const startup: StartupValues = {
  name: 'Ada',
  email: 'ada@example.org',
  company: 'Example Ltd',
  stage: 'MVP',
  teamSize: '6-15',
  techNeeds: ['PoC & MVP Development'],
  description: 'A first version.',
  funding: 'Seed',
  timeline: '1-2 months',
  selectedPlan: 'startup-launch',
};
const blank: StartupValues = {
  name: '',
  email: '',
  company: '',
  stage: '',
  teamSize: '',
  techNeeds: [],
  description: '',
  funding: '',
  timeline: '',
  selectedPlan: '',
};

test('an empty VPS request names each field in the words of the specification', () => {
  expect(vpsCheck.check({ name: ' ', email: '', plan: '', environment: '' })).toMatchObject({
    errors: {
      name: 'Full Name is required',
      email: 'Email is required',
      plan: 'VPS Plan is required',
      environment: 'Environment Type is required',
    },
  });
  expect(vpsCheck.check({ ...vps, email: 'ada' })).toMatchObject({ errors: { email: 'Email is invalid' } });
});

test('a filled VPS request is handed on trimmed', () => {
  expect(vpsCheck.check({ ...vps, name: ' Ada ' })).toEqual({ status: 'valid', values: vps });
});

test.each([
  [
    0,
    {
      name: 'Full name is required',
      email: 'Email is required',
      company: 'Company name is required',
      stage: 'Startup stage is required',
      teamSize: 'Team size is required',
    },
  ],
  [
    1,
    {
      techNeeds: 'At least one tech need is required',
      description: 'Project description is required',
      funding: 'Funding status is required',
      timeline: 'Timeline is required',
    },
  ],
  [2, { selectedPlan: 'Please select a plan' }],
])('step %# of the wizard complains of its own fields and of no other', (step, errors) => {
  expect(startupCheck.check(blank, startupStepFields[step])).toEqual({
    status: 'invalid',
    errors,
    banner: Object.values(errors).join('. '),
  });
});

test('a step may pass while later ones are empty', () => {
  const first = { ...blank, name: 'Ada', email: 'a@b.c', company: 'X', stage: 'MVP', teamSize: '50+' };
  expect(startupCheck.check(first, startupStepFields[0]).status).toBe('valid');
  expect(startupCheck.check(first).status).toBe('invalid');
});

test('a wrong email format is told in the words of the wizard', () => {
  expect(startupCheck.check({ ...startup, email: 'ada@' })).toMatchObject({
    errors: { email: 'Invalid email format' },
  });
});

test('a whole request is valid; one tech need that is not of the list spoils it', () => {
  expect(startupCheck.check(startup)).toEqual({ status: 'valid', values: startup });
  expect(startupCheck.check({ ...startup, techNeeds: [...startup.techNeeds, 'Plumbing'] }).status).toBe('invalid');
});
