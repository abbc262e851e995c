import type { FAQPage } from 'schema-dts';
import type { Section } from '@/content/schema/section';
import { plainText } from '@/lib/text/parse-inline';
import { idOf } from './ids';

/** The questions that these sections answer; none where they answer none. */
export function questions(siteUrl: string, path: string, sections: readonly Section[]): FAQPage[] {
  const items = sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': idOf(siteUrl, path, 'faq'),
      isPartOf: { '@id': idOf(siteUrl, path, 'webpage') },
      mainEntity: items.map((item) => ({
        '@type': 'Question',
        name: plainText(item.question),
        acceptedAnswer: { '@type': 'Answer', text: plainText(item.answer) },
      })),
    },
  ];
}
