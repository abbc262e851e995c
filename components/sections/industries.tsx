import { Rows } from '@/components/parts/rows';
import { TradePicker } from '@/components/trades/picker';
import { HeadedSection } from '@/components/ui/section-head';
import { industries } from '@/content/industries';
import type { SectionOf } from '@/content/schema/section';

/** What the service means in each of the eight industries, in the client's order. */
export function Industries({ section }: { section: SectionOf<'industries'> }) {
  if (section.layout === 'picker') return <TradePicker section={section} />;
  const rows = industries.flatMap(({ id, name, icon }) => {
    const note = section.notes.find(({ industry }) => industry === id);
    return note ? { icon, title: name, description: note.description } : [];
  });
  return (
    <HeadedSection section={section} data-tone="mist">
      <Rows columns="two" rows={rows} />
    </HeadedSection>
  );
}
