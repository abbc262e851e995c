import { enquiryFields } from '../forms/enquiry';
import { startupFields } from '../forms/startup';
import { vpsFields } from '../forms/vps';
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
      heading: 'What we keep, and ==what we do not==',
      intro:
        'You can read every page, use the calculator and write to us without being tracked. No visit is recorded unless you accept, and you can take that back at any time.',
      parts: [
        {
          id: 'every-page',
          heading: 'What every page does',
          paragraphs: [
            { text: 'This site sets no cookie, and what a page shows comes from this site.' },
            {
              needs: 'blog',
              text: 'Only pages that list blog posts ask elsewhere: the blog service for the newest ones, without saying which page asked.',
            },
            {
              needs: 'plainHost',
              text: 'The host of this site may log and store visitors’ IP addresses for security, as GitHub Pages does. We do not see those logs.',
            },
            {
              text: 'The line of work you pick on a service page is kept in this tab, so that the next service page opens on it. It goes when you close the tab.',
            },
            { text: 'The savings calculator computes in your browser and sends nothing.' },
            {
              text: `What you add to your bill is kept in this tab, under ${billKey}, and goes when you close it. It is no tracking: we see it only if you send it. A link that you share carries the lines in a part of the address that browsers do not send to us.`,
            },
            { text: 'If you log in, a token and your role are kept in this browser.' },
          ],
        },
        {
          id: 'before-you-choose',
          needs: 'visits',
          heading: 'Before you choose, and after a no',
          paragraphs: [
            {
              text: 'Until you choose, we keep nothing about your visit. After Reject, your choice and its date are kept, and nothing else about your visit.',
            },
            { text: 'If your browser sends Global Privacy Control, we take it as a no and do not ask.' },
          ],
          terms: [
            { term: consentKeys.choice, text: 'Your choice: true or false. We ask again after six months.' },
            { term: consentKeys.date, text: 'When you made it.' },
            {
              term: consentKeys.overSignal,
              text: 'Kept only if you accept although your browser sends Global Privacy Control: it marks that you did.',
            },
          ],
        },
        {
          id: 'after-a-yes',
          needs: 'visits',
          heading: 'If you accept',
          paragraphs: [
            {
              text: 'We record which pages you open in a visit, when, for how long, and the page you came from. A random number tells this browser from others. Page addresses are recorded without anything after a question mark.',
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
            { term: tabTrackingKeys.hiddenTime, text: 'Since when this tab has been in the background.' },
            {
              term: tabTrackingKeys.attribution,
              text: 'The page you landed on, the one you came from and the campaign, so that a form can still say so after a page load.',
            },
            { term: sharedTrackingKeys.visitHistory, text: 'A line for each visit: start, end, number of pages.' },
            { term: sharedTrackingKeys.sessionHistory, text: 'Whole visits, until the next weekly report.' },
            {
              term: sharedTrackingKeys.failedRequests,
              text: 'Visits and reports that have not arrived yet. They are dropped after six more attempts.',
            },
            { term: sharedTrackingKeys.weeklyReport, text: 'When the next weekly report is due.' },
          ],
          closing:
            'A visit is sent to our own chat host when it ends, and a report of the visits once a week. We use them to learn which pages help people decide.',
        },
        {
          id: 'forms',
          needs: 'mail',
          heading: 'What a form sends',
          paragraphs: [
            {
              text: 'A form sends what you typed into it, and only when you press its button: through a mail relay, to our mailbox. The page you landed on, the one you came from and the campaign of its address go along. It works the same whether visits are recorded or not.',
            },
            {
              text: 'A request for a server or for a startup plan brings your bill along as one line, if this tab has one and you do not leave it out there.',
            },
            {
              text: 'A message or request you have begun stays in its tab, so that nothing you typed is lost: until you send it, clear it, close the tab, or 24 hours pass.',
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
          heading: 'What loads only when you ask for it',
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
              text: 'The scheduling service opens when you ask to book a call. It keeps what you enter there, and the page you landed on, the one you came from and the campaign, which go along as with a form.',
            },
          ],
        },
        {
          id: 'change-your-mind',
          needs: 'visits',
          heading: 'Change your mind',
          paragraphs: [
            {
              text: 'The Privacy preferences button is at the foot of every page. Press Reject there and recording stops in all open tabs at once; everything listed under “If you accept” is deleted from this browser.',
            },
            {
              text: `To have what already arrived at our chat host deleted, write to [${site.emails.general}](mailto:${site.emails.general}) and add your random number: it stands in your browser under ${sharedTrackingKeys.deviceId}, so look it up before you press Reject.`,
            },
          ],
          hasPrivacyButton: true,
        },
      ],
    },
  ],
};
