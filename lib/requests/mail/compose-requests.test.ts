import { site } from '@/content/site';
import { readAttribution } from '@/lib/attribution/attribution';
import { composeEnquiry } from './compose-enquiry';
import { composeStartupRequest } from './compose-startup-request';
import { composeVpsRequest } from './compose-vps-request';
import { hostileStrings } from './hostile-strings-fixture';
import { ENQUIRY_MAIL_KEYS } from './mail-keys-fixture';
import { requestLines } from './request-lines';

const UNFIT_FOR_A_HEADER = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

const allOf = (text: string, lines: string[] = []) => ({
  enquiry: composeEnquiry({ name: text, email: text, service: text, plan: text, message: text }, lines),
  vps: composeVpsRequest({ name: text, email: text, plan: text, environment: text }, lines),
  startup: composeStartupRequest(
    {
      name: text,
      email: text,
      company: text,
      stage: text,
      teamSize: text,
      techNeeds: [text, text],
      description: text,
      funding: text,
      timeline: text,
      selectedPlan: text,
    },
    lines,
  ),
});

const keys = {
  enquiry: ENQUIRY_MAIL_KEYS,
  vps: ['environment', ...ENQUIRY_MAIL_KEYS, 'vps_plan'],
  startup: ['from_email', 'from_name', 'message', 'subject', 'to_name'],
};

test('all three forms send exactly the keys of the specification', () => {
  const mails = allOf('x');
  expect(Object.keys(mails.enquiry).sort()).toEqual(keys.enquiry);
  expect(Object.keys(mails.vps).sort()).toEqual(keys.vps);
  expect(Object.keys(mails.startup).sort()).toEqual(keys.startup);
});

test('a VPS request says plan and environment, by name', () => {
  expect(
    composeVpsRequest({ name: 'Ada', email: 'ada@example.org', plan: 'vps-growth', environment: 'Production' }, [
      'End',
    ]),
  ).toEqual({
    to_name: site.name,
    from_name: 'Ada',
    from_email: 'ada@example.org',
    subject: 'VPS Request - Growth VPS',
    message:
      'Name: Ada\nEmail: ada@example.org\nVPS plan: Growth VPS\nSpecs: 4 vCPU, 8GB RAM, 160GB SSD\nEnvironment: Production\n\nEnd',
    to_email: site.emails.general,
    vps_plan: 'Growth VPS',
    environment: 'Production',
  });
});

test('a startup request lists everything in the order of the specification, tech needs joined by commas', () => {
  const mail = composeStartupRequest({
    name: 'Ada',
    email: 'ada@example.org',
    company: 'Example Ltd',
    stage: 'MVP',
    teamSize: '6-15',
    techNeeds: ['PoC & MVP Development', 'Startup IT Management'],
    description: 'First\nsecond',
    funding: 'Seed',
    timeline: 'Immediate',
    selectedPlan: 'startup-boost',
  });
  expect(mail).toEqual({
    to_name: site.name,
    from_name: 'Ada',
    from_email: 'ada@example.org',
    subject: 'Startup Services Request',
    message:
      'Name: Ada\nEmail: ada@example.org\nCompany: Example Ltd\nStage: MVP\nTeam size: 6-15\nTech needs: PoC & MVP Development, Startup IT Management\nSelected plan: Startup Boost\nFunding: Seed\nTimeline: Immediate\nDescription: First\nsecond',
  });
});

test('a line of an address of any length stays a line that can be read', () => {
  const referrer = `https://search.example/${'x'.repeat(2000)}`;
  const lines = requestLines('DT-0000-0000', readAttribution('https://www.dohtech.example/contact', referrer));
  expect(lines.map((line) => line.length)).toEqual([
    'Request: DT-0000-0000'.length,
    'Landing page: /contact'.length,
    300,
  ]);
});

test('of 1,000 hostile strings in any field and any address, none breaks out of its header or its line', () => {
  for (const text of hostileStrings(1000, 7)) {
    const address = `https://www.dohtech.example/contact?utm_source=${encodeURIComponent(text.toWellFormed())}`;
    const lines = requestLines('DT-0000-0000', readAttribution(address, `https://${text}`));
    for (const line of lines) expect(line).not.toMatch(UNFIT_FOR_A_HEADER);
    for (const [form, mail] of Object.entries(allOf(text, lines))) {
      expect(Object.keys(mail).sort()).toEqual(keys[form === 'enquiry' || form === 'vps' ? form : 'startup']);
      const { message, ...headers } = mail;
      for (const header of Object.values(headers)) expect(header).not.toMatch(UNFIT_FOR_A_HEADER);
      expect(message.replace(/[\n\t]/g, '')).not.toMatch(UNFIT_FOR_A_HEADER);
      expect(message.endsWith(lines.join('\n'))).toBe(true);
    }
  }
});
