import { Drawing } from '@/components/illustrations/drawing';
import { Stamp } from '@/components/parts/stamp';
import { editedPage } from '@/content/texts/scenes';
import { offersOf } from '@/lib/money/offers';
import { fillIn } from '@/lib/text/fill-in';

const { tools } = editedPage;

/** A website: its headline under the cursor of the team that edits it, and its price on a string. */
export function EditedPage() {
  const plan = offersOf('website').find(({ isLowestPrice }) => isLowestPrice);
  return (
    <>
      <div className="edited">
        <p>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <Stamp />
        </p>
        <p className="site-menu">
          <b>{editedPage.site}</b>
          {editedPage.menu.map((item) => (
            <span key={item} aria-hidden="true">
              {item}
            </span>
          ))}
        </p>
        <div className="edited-line">
          <p aria-hidden="true">
            <strong>{tools.bold}</strong>
            <em>{tools.italic}</em>
            <u>{tools.link}</u>
            <span>{tools.save}</span>
          </p>
          <b>{editedPage.headline}</b>
        </div>
        <div className="edited-text">
          <p>{editedPage.text}</p>
          <Drawing name="shop-front" />
        </div>
      </div>
      {plan && (
        <p className="price-tag">
          <span>
            {`${fillIn(editedPage.plan, { plan: plan.name })} `}
            <b>{plan.price}</b>
            {` ${plan.period}`}
          </span>
        </p>
      )}
    </>
  );
}
