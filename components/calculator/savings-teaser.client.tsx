'use client';

import { useCallback, useRef } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { type ToolId, tools } from '@/content/tools';
import { type Choice, choiceQuery, orderedTools, withTool } from '@/lib/calculator/choice';
import { announcement } from '@/lib/calculator/estimate-words';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { EstimateReceipt } from './estimate-receipt';
import { MembersField } from './members-field.client';
import { ToolBox, type ToolIcons } from './tool-list';
import { useAfterPaint } from './use-after-paint';
import { useChoice, useEstimate } from './use-choice';

type Props = { tools: string[]; members: number; icons: ToolIcons };

/** The calculator with a few tools only. Its link opens the full calculator with the same choice. */
export function SavingsTeaser({ tools: offered, members, icons }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const form = useRef<HTMLFormElement>(null);
  const initial: Choice = { members, tools: orderedTools(offered) };
  const { choice, setChoice, settled } = useChoice({ form, initial, isInAddress: false });
  const billed = useAfterPaint(choice);
  const shown = useEstimate(billed);

  const setMembers = useCallback((next: number) => setChoice((now) => ({ ...now, members: next })), [setChoice]);
  const toggle = useCallback(
    (id: ToolId, isChosen: boolean) => setChoice((now) => withTool(now, id, isChosen)),
    [setChoice],
  );

  return (
    <div data-island={island} className="teaser">
      <form ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()} aria-label="Try three tools">
        <div data-needs-script>
          <MembersField id="teaser" label="People on your team" members={choice.members} onChange={setMembers} />
        </div>
        <ul>
          {tools
            .filter((tool) => initial.tools.includes(tool.id))
            .map((tool) => (
              <li key={tool.id}>
                <ToolBox tool={tool} icon={icons[tool.id]} isChosen onToggle={toggle} />
              </li>
            ))}
        </ul>
      </form>
      <EstimateReceipt
        {...shown}
        isReady={isReady}
        headingLevel="h3"
        action={{ label: `Go on with all ${tools.length} tools`, to: CALCULATOR_PATH + choiceQuery(billed) }}
      />
      <p className="visually-hidden" role="status">
        {settled && settled === billed ? announcement(shown.estimate) : ''}
      </p>
    </div>
  );
}
