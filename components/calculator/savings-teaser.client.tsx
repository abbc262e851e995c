'use client';

import { useReady } from '@/components/ui/use-ready';
import { peopleTexts } from '@/content/texts/people';
import { teaserTexts } from '@/content/texts/teaser';
import { tools } from '@/content/tools';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';
import { EstimateReceipt } from './estimate-receipt';
import { MembersField } from './members-field.client';
import { ToolBox, type ToolIcons } from './tool-list';
import { useCalculator } from './use-calculator';

type Props = { tools: string[]; members: number; icons: ToolIcons };

/** The calculator with a few tools only. Its link opens the full calculator with the same choice. */
export function SavingsTeaser({ tools: offered, members, icons }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const initial = { members, tools: orderedTools(offered) };
  const { form, choice, billed, shown, setMembers, setTool } = useCalculator({
    initial,
    isInAddress: false,
  });

  return (
    <div data-island={island} className="teaser">
      <form
        ref={form}
        // Enter must not navigate: before the boot script runs, that would stop the page's scripts.
        method="dialog"
        autoComplete="off"
        aria-label={teaserTexts.form}
      >
        <div data-needs-script>
          <MembersField id="teaser" label={peopleTexts.yourTeam} members={choice.members} onChange={setMembers} />
        </div>
        <ul>
          {tools
            .filter((tool) => initial.tools.includes(tool.id))
            .map((tool) => (
              <li key={tool.id}>
                <ToolBox tool={tool} icon={icons[tool.id]} isChosen onToggle={setTool} />
              </li>
            ))}
        </ul>
      </form>
      <EstimateReceipt
        {...shown}
        isReady={isReady}
        headingLevel="h3"
        action={{
          label: fillIn(teaserTexts.open, { tools: tools.length }),
          to: CALCULATOR_PATH + choiceQuery(billed),
        }}
      />
    </div>
  );
}
