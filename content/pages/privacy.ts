import { enquiryFields } from '../forms/enquiry';
import { startupFields } from '../forms/startup';
import { vpsFields } from '../forms/vps';
import { CONSENT_MONTHS, DRAFT_HOURS, MAX_FAILED_RETRIES } from '../retention';
import type { FormFields } from '../schema/form-field';
import type { PageInput } from '../schema/page';
import { site } from '../site';
import { billKey, consentKeys, sharedTrackingKeys, tabTrackingKeys } from '../storage-keys';

/** 'Your name, email, message. If given: plan.' */
function nounsOf(fields: FormFields): string {
  const nouns = (isRequired: boolean) =>
    Object.values(fields)
      .filter(({ required }) => Boolean(required) === isRequired)
      .map(({ noun }) => noun)
      .join(', ');
  const optional = nouns(false);
  return `Your ${nouns(true)}.${optional && ` If given: ${optional}.`}`;
}

export const page: PageInput = {
  path: '/privacy',
  sections: [
    {
      kind: 'prose',
      heading: 'Privacy: ==the data we keep==',
      intro:
        'You can read every page, use the calculator and write to us without being tracked. This page lists all that is kept, and where.',
      parts: [
        {
          id: 'every-page',
          heading: 'On every page',
          paragraphs: [
            {
              text: 'This site sets no cookies of its own. What a page shows comes from this site, apart from what is named here.',
            },
            {
              needs: 'blog',
              text: 'Only pages that list blog posts ask another service: they get the newest posts from the blog service, without saying which page asked.',
            },
            {
              needs: 'plainHost',
              text: 'The host of this site may log and store visitors’ IP addresses for security, as GitHub Pages does. We do not see those logs.',
            },
            {
              text: 'The industry and the team size you choose are kept in this tab, so that the next page shows them first. They are deleted when you close the tab.',
            },
            { text: 'The savings calculator runs in your browser and sends nothing.' },
            {
              text: `What you add to your bill is kept in this tab, under ${billKey}, and is deleted when you close the tab. This is not tracking: we see it only if you send it. A link that you share carries the lines in a part of the address that browsers do not send to us.`,
            },
            { text: 'If you log in, a token and your role are kept in this browser.' },
          ],
        },
        {
          id: 'before-you-choose',
          needs: 'visits',
          heading: 'Before you choose, and after Reject',
          paragraphs: [
            {
              text: 'No visit is recorded unless you accept, and you can change your mind at any time. Until you choose, we store nothing about your visit. After Reject, your choice and its date are kept, and nothing else is recorded; a form that you send still names the page you landed on, the page you came from and the campaign.',
            },
            { text: 'If your browser sends Global Privacy Control, we treat it as Reject and do not ask.' },
          ],
          terms: [
            {
              term: consentKeys.choice,
              text: `Your choice: true or false. We ask again after ${CONSENT_MONTHS} months.`,
            },
            { term: consentKeys.date, text: 'The date of your choice.' },
            {
              term: consentKeys.overSignal,
              text: 'Kept only if you accept even though your browser sends Global Privacy Control. It records that you accepted.',
            },
          ],
        },
        {
          id: 'after-a-yes',
          needs: 'visits',
          heading: 'If you accept',
          paragraphs: [
            {
              text: 'We record which pages you open in a visit, when, for how long, and the page you came from. A random number identifies this browser. Page addresses are recorded without anything after a question mark.',
            },
            {
              needs: 'geolocation',
              text: 'We also ask a geolocation service for the country, region, city and coordinates that your IP address points to.',
            },
            { text: 'This is kept in your own browser, under these names:' },
          ],
          terms: [
            { term: sharedTrackingKeys.deviceId, text: 'The random number.' },
            { term: tabTrackingKeys.currentVisit, text: 'The visit of this tab, until it ends.' },
            { term: tabTrackingKeys.hiddenTime, text: 'The time when this tab went into the background.' },
            {
              term: tabTrackingKeys.attribution,
              text: 'The page you landed on, the page you came from and the campaign, to be sent with a form.',
            },
            { term: sharedTrackingKeys.visitHistory, text: 'A line for each visit: start, end, number of pages.' },
            { term: sharedTrackingKeys.sessionHistory, text: 'Full records of visits, until the next weekly report.' },
            {
              term: sharedTrackingKeys.failedRequests,
              text: `Visits and reports that have not arrived yet. They are dropped after ${MAX_FAILED_RETRIES + 1} more attempts.`,
            },
            { term: sharedTrackingKeys.weeklyReport, text: 'When the next weekly report is due.' },
          ],
          closing:
            'When a visit ends, its record is sent to a chat server that we run, and once a week a report of your visits. We use them to learn which pages help people decide.',
        },
        {
          id: 'forms',
          needs: 'mail',
          heading: 'Data that forms send',
          paragraphs: [
            {
              text: 'A form sends what you typed into it, and only when you press its button. It goes through a mail service to our mailbox, with the page you landed on, the page you came from and the campaign in its address. This is the same whether or not visits are recorded.',
            },
            {
              text: `To see or delete a message that you sent us, write to [${site.emails.general}](mailto:${site.emails.general}).`,
            },
            {
              text: 'A request for a server or for a startup plan includes your bill as one line, if this tab has one and you do not leave it out there.',
            },
            {
              text: `A message or request you have started stays in its tab, so that you do not lose what you typed. It is deleted when you send it, clear it or close the tab, or after ${DRAFT_HOURS} hours.`,
            },
          ],
          terms: [
            { term: 'Contact form', code: false, text: nounsOf(enquiryFields) },
            { term: 'VPS request', code: false, text: nounsOf(vpsFields) },
            { term: 'Startup request', code: false, text: nounsOf(startupFields) },
          ],
        },
        {
          id: 'others',
          heading: 'Chat and booking',
          terms: [
            {
              needs: 'chat',
              term: 'Live chat',
              code: false,
              text: 'The chat service loads when you press the chat button, not before. It then sets a cookie that lasts a year, and keeps what you write, your browser and system, and the address of the page you are on, so that we can answer.',
            },
            {
              needs: 'booking',
              term: 'Booking',
              code: false,
              text: 'The scheduling service opens when you ask to book a call. It keeps what you enter there, and the page you landed on, the page you came from and the campaign, which we send along.',
            },
          ],
        },
        {
          id: 'change-your-mind',
          needs: 'visits',
          heading: 'Change your mind',
          paragraphs: [
            {
              text: 'The Privacy preferences button is at the bottom of every page. If you press Reject there, recording stops in all open tabs at once, and everything listed under “If you accept” is deleted from this browser.',
            },
            {
              text: `To delete records that already reached our chat server, write to [${site.emails.general}](mailto:${site.emails.general}) and include your random number, which your browser keeps under ${sharedTrackingKeys.deviceId} until you press Reject, or the times of your visits.`,
            },
          ],
          hasPrivacyButton: true,
        },
      ],
    },
  ],
};
