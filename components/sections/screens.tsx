import { Stamp } from '@/components/parts/stamp';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import type { SectionOf } from '@/content/schema/section';
import { ScreensRoot } from './screens.style';

type Screen = SectionOf<'screens'>['screens'][number];
type Pane = Screen['panes'][number];
type PaneOf<L extends Pane['look']> = Extract<Pane, { look: L }>;

/** Screens of a product at work, in real text that scales and reads aloud. Each is stamped: its content is invented. */
export function Screens({ section }: { section: SectionOf<'screens'> }) {
  return (
    <HeadedSection root={ScreensRoot} section={section} data-tone="mist">
      <div className="desk">
        {section.screens.map(({ frame, title, panes, caption }) => (
          <figure key={title} data-frame={frame}>
            <div className="screen">
              <p className="spread bar">
                <Inline as="span" text={title} /> <Stamp />
              </p>
              <div className="panes">
                {panes.map((pane) => (
                  <PaneView key={pane.look} pane={pane} />
                ))}
              </div>
            </div>
            <figcaption>
              <Inline as="h3" text={caption.title} />
              <Inline as="p" text={caption.description} />
            </figcaption>
          </figure>
        ))}
      </div>
    </HeadedSection>
  );
}

function PaneView({ pane }: { pane: Pane }) {
  const { look, label, field } = pane;
  return (
    <div className="pane" data-look={look}>
      <Inline as="p" className="label" text={label} />
      {look === 'list' && <List pane={pane} />}
      {look === 'talk' && <Talk pane={pane} />}
      {look === 'table' && <Table pane={pane} />}
      {/* A drawing of a control: it would be announced as one that does not react. */}
      {field && (
        <p className="field" aria-hidden="true">
          <Inline as="span" text={field.text} /> <Inline as="strong" text={field.button} />
        </p>
      )}
    </div>
  );
}

function List({ pane: { rows } }: { pane: PaneOf<'list'> }) {
  return (
    <ul>
      {rows.map(({ title, text, side, state }) => (
        <li key={title}>
          <Inline as="strong" text={title} />
          <Inline as="p" text={text} />
          <span className="side">
            <Inline as="span" text={side} /> <State state={state} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Talk({ pane: { messages } }: { pane: PaneOf<'talk'> }) {
  return (
    <ol>
      {messages.map(({ from, at, text, file, isOwn }) => (
        <li key={text} className={isOwn ? 'own' : undefined}>
          <Inline as="p" className="at" text={`${from}, ${at}`} />
          <Inline as="p" text={text} />
          {file && <Inline as="span" className="file" text={file} />}
        </li>
      ))}
    </ol>
  );
}

function Table({ pane: { columns, rows } }: { pane: PaneOf<'table'> }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <Inline text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first, second, last], state }) => (
          <tr key={`${first} ${second}`}>
            <th scope="row">
              <Inline text={first} />
            </th>
            <Inline as="td" text={second} />
            <td>
              <Inline as="span" text={last} /> <State state={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ state }: { state: PaneOf<'list'>['rows'][number]['state'] }) {
  return (
    state && (
      <em className="state" data-state={state}>
        {state}
      </em>
    )
  );
}
