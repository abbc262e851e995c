import { billKey } from '@/content/storage-keys';
import type { TextStore } from '@/lib/platform/storage.browser';
import {
  type Bill,
  type BillId,
  countedLines,
  findItem,
  isOnBill,
  type TeamSize,
  withLineOut,
  withLines,
  withLinesFor,
  withoutLines,
  withoutOutLines,
} from './bill';
import { takenOffText } from './bill-words';
import { type ReadBill, readStoredBill, storedText } from './read-bill';

/**
 * What the visitor sees of the bill. `unread` says what of a shared link could not be read. `own` is the visitor's bill while that
 * of a link is shown (`isShared`): it stays stored, and is back when the bill closes, unless the visitor keeps the other one.
 */
export type BillView =
  | { status: 'closed' }
  | { status: 'open'; unread: string; isShared?: true; own?: Bill | undefined }
  /** Lines were just added. */
  | { status: 'added'; ids: readonly BillId[] }
  /** Lines were just taken off. `text` says which. */
  | { status: 'removed'; text: string };

export type BillState = { bill: Bill; view: BillView };

export type BillSession = ReturnType<typeof billSession>;

const closed: BillView = { status: 'closed' };

/** The bill of this tab. Each change is stored at once, without the lines that are crossed out. */
export function billSession(store: TextStore) {
  const read = () => readStoredBill(store.read(billKey));
  let state: BillState = { bill: read(), view: closed };
  const ownBill = () => (state.view.status === 'open' && state.view.own) || state.bill;
  const listeners = new Set<() => void>();

  const set = (next: Partial<BillState>) => {
    state = { ...state, ...next };
    const own = ownBill();
    if (countedLines(own).length > 0) store.write(billKey, storedText(own));
    else store.remove(billKey);
    for (const listener of listeners) listener();
  };

  const add = (ids: readonly string[], size?: TeamSize) => {
    const bill = withLinesFor(state.bill, ids, size);
    const known = ids.flatMap((id) => findItem(id)?.id ?? []);
    if (known.length === 0) return;
    const { view } = state;
    const shown = view.status === 'open' && { ...view, own: view.own && withLinesFor(view.own, ids, size) };
    set({ bill, view: shown || { status: 'added', ids: known } });
  };

  /** Shows a bill with fewer lines, and says which are gone. */
  const takeOff = (bill: Bill) => {
    const gone = countedLines(state.bill).flatMap(({ id }) => (isOnBill(bill, id) ? [] : id));
    set({ bill, view: { status: 'removed', text: takenOffText(state.bill, gone) } });
  };

  const crossOut = (id: BillId) => set({ bill: withLineOut(state.bill, id) });

  return {
    current: () => state,
    /** Calls `onChange` after each change. Returns a function that stops it. */
    watch(onChange: () => void) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    add,
    /** Adds a line, or takes it off. While the bill is open it is crossed out instead. */
    toggle(id: string, size?: TeamSize) {
      const item = findItem(id);
      if (!item) return;
      if (!isOnBill(state.bill, id)) return add([id], size);
      if (state.view.status === 'open') return crossOut(item.id);
      takeOff(withoutLines(state.bill, [item.id]));
    },
    crossOut,
    putBack: (id: BillId) => set({ bill: withLines(state.bill, [id]) }),
    setPeople: (people: number) => set({ bill: { ...state.bill, people } }),
    open: () => set({ view: { status: 'open', unread: '' } }),
    /** Also removes what is crossed out. */
    close: () => set({ bill: withoutOutLines(ownBill()), view: closed }),
    /** Opens the bill of a link. One without a known line leaves the visitor's own bill as it is. */
    openLink({ bill, unread }: ReadBill) {
      const own = ownBill();
      if (bill.lines.length === 0) return set({ bill: own, view: { status: 'open', unread } });
      const isOther = countedLines(own).length > 0 && storedText(own) !== storedText(bill);
      set({ bill, view: { status: 'open', unread, isShared: true, own: isOther ? own : undefined } });
    },
    /** Reads the storage again: another page of this tab may have changed it. */
    reread() {
      if (storedText(ownBill()) === storedText(read())) return;
      set({ bill: read(), view: state.view.status === 'open' ? { status: 'open', unread: '' } : closed });
    },
  };
}
