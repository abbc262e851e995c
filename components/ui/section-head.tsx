import { Inline } from '@/components/ui/inline';

/** A section's heading and intro. `.section-head` is in the global style sheet. */
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
