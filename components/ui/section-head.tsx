import { Inline } from '@/components/ui/inline';

/** A section's heading with its first sentence beside it; `.section-head` stands in the global sheet. */
export function SectionHead({ heading, intro, id }: { heading: string; intro?: string; id?: string }) {
  return (
    <div className="section-head">
      <h2 id={id}>
        <Inline text={heading} />
      </h2>
      {intro && (
        <p>
          <Inline text={intro} />
        </p>
      )}
    </div>
  );
}
