import { Fragment, memo, type ReactNode } from 'react';
import type { Tool } from '@/content/schema/tool';
import { calculatorTexts } from '@/content/texts/calculator';
import { toolTexts } from '@/content/texts/receipt';
import { type ToolId, toolCategories, toolCategoryIds, tools } from '@/content/tools';
import { defaultChoice } from '@/lib/calculator/choice';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

/** An icon by tool id, rendered on the server. */
export type ToolIcons = Readonly<Record<string, ReactNode>>;

type Props = {
  chosen: readonly ToolId[];
  icons: ToolIcons;
  onToggle: (id: ToolId, isChosen: boolean) => void;
  onSet: (ids: readonly ToolId[], isChosen: boolean) => void;
};

/** As many tools as a window shows at first. */
const FIRST_WINDOW = 6;

const toolsOf = (category: (typeof toolCategoryIds)[number]) => tools.filter((tool) => tool.category === category);

/** The tools in their two categories, each an uncontrolled checkbox. A new team size does not render them again. */
export const ToolList = memo(function ToolList({ chosen, icons, onToggle, onSet }: Props) {
  return toolCategoryIds.map((category) => {
    const ids = toolsOf(category).map((tool) => tool.id);
    const count = ids.filter((id) => chosen.includes(id)).length;
    const name = toolCategories[category];
    const setButton = (isChosen: boolean) => (
      <button
        type="button"
        className="text-button"
        aria-label={fillIn(isChosen ? calculatorTexts.selectAll : calculatorTexts.selectNone, { category: name })}
        aria-disabled={count === (isChosen ? ids.length : 0)}
        onClick={() => onSet(ids, isChosen)}
      >
        {isChosen ? calculatorTexts.all : calculatorTexts.none}
      </button>
    );
    return (
      <fieldset className="tools" key={category}>
        <legend>
          {name.split('/').map((word, index) => (
            <Fragment key={word}>
              {index > 0 && (
                <>
                  /<wbr />
                </>
              )}
              {word}
            </Fragment>
          ))}
        </legend>
        <div className="tools-set" data-needs-script>
          {setButton(true)}
          {setButton(false)}
        </div>
        <ul>
          {toolsOf(category).map((tool, index) => (
            <li key={tool.id} data-first-frame={index === FIRST_WINDOW ? 'end' : undefined}>
              <ToolBox tool={tool} icon={icons[tool.id]} onToggle={onToggle} />
            </li>
          ))}
        </ul>
      </fieldset>
    );
  });
});

type BoxProps = Pick<Props, 'onToggle'> & { tool: Tool & { id: ToolId }; icon: ReactNode };

/** Ticked as in the prerendered page: it is uncontrolled, so a tick does not render it again. */
const ToolBox = memo(function ToolBox({ tool, icon, onToggle }: BoxProps) {
  return (
    <label className="tool">
      <span className="icon">{icon}</span>
      <span className="words">
        <span className="name">{tool.name}</span> <span className="instead">{`${tool.does} `}</span>
        <span className="price">{fillIn(toolTexts.price, { price: formatCents(tool.pricePerUserCents) })}</span>{' '}
        <span className="instead">{fillIn(toolTexts.instead, { replacement: tool.replacement })}</span>
      </span>
      <input
        type="checkbox"
        name={tool.id}
        defaultChecked={defaultChoice.tools.includes(tool.id)}
        onChange={(event) => onToggle(tool.id, event.currentTarget.checked)}
        data-needs-script
      />
    </label>
  );
});
