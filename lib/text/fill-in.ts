/** The names of the tokens of a text: 'people' and 'price' of '{people} people pay {price}'. */
type TokenOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | TokenOf<Rest> : never;

/** A value for each token of a text. One that is forgotten or unknown does not compile. */
export type ValuesFor<Text extends string, Value> = Readonly<Record<TokenOf<Text>, Value>>;

/** A text and its values in their order; the texts stand at even places. */
export function splitAtTokens<Text extends string, Value>(text: Text, values: ValuesFor<Text, Value>) {
  const known: Readonly<Record<string, Value>> = values;
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : known[part]));
}

/** A text of content/ with its tokens filled in: '{people} people' with 40 gives '40 people'. */
export function fillIn<Text extends string>(text: Text, values: ValuesFor<Text, string | number>): string {
  return splitAtTokens(text, values).join('');
}
