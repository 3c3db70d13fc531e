/**
 * The one frame of all emails: a table, inline styles, no pictures. It reads the same without its style block. It is light only, as a
 * PDF is; every cell has a background of its own, so that clients that darken an email by force keep its contrast.
 */
import { html, type Markup } from '../../html.ts'
import type { Email } from './email.ts'
import { font, ink, isolated, layoutTable, link, logoCid, ownLook, paragraph } from './style.ts'

const narrow =
  '@media (max-width:480px){.px{padding-left:20px!important;padding-right:20px!important}.tile{max-width:none!important;margin-right:0!important}' +
  '.wide{width:100%!important}.btn a{display:block!important;text-align:center!important}.outer{padding:0!important}' +
  '.card{border-radius:0!important;border-left:0!important;border-right:0!important}}'

/** A row of the card; `top` and `bottom` are its paddings in pixels. The first one has the card's round corners. */
function row(content: Markup, top: number, bottom = 0, corners = ''): Markup {
  return html`<tr><td class="px" bgcolor="${ink.paper}" style="background:${ink.paper};${corners}padding:${top}px 32px ${bottom}px;${font}">${content}</td></tr>`
}

/** The one picture an email can have: a logo, which comes with it. */
function logoCell({ width, height }: { width: number; height: number }): Markup {
  return html`<img src="cid:${logoCid}" width="${width}" height="${height}" alt="" style="display:block;border:0;">`
}

/** The mark (a logo, or a coloured cell with a letter), a name, and at the right who it is from or for. */
function masthead({ masthead: { name, aside, isProduct }, look = ownLook }: Email): Markup {
  const letter = [...name.trim()][0]?.toUpperCase() ?? 'A'
  // a table of its own: a cell is as tall as its row, and a long name has two lines
  const letterCell = html`<table ${layoutTable} width="28"><tr><td width="28" height="28" align="center" valign="middle" bgcolor="${look.color}" style="width:28px;height:28px;border-radius:${isProduct ? 6 : 14}px;background:${look.color};color:#FFFFFF;font-size:14px;line-height:28px;font-weight:600;${font}">${letter}</td></tr></table>`
  const [mark, markWidth] = look.logo ? [logoCell(look.logo), look.logo.width] : [letterCell, 28]
  // neither a name of ours is broken by a long one beside it, nor a client's squeezed to a letter a line
  const [fixed, width, breaks] = isProduct
    ? [null, null, html`white-space:nowrap`]
    : [html` style="table-layout:fixed;"`, html` width="36%"`, html`overflow-wrap:anywhere`]
  return html`<table ${layoutTable} width="100%"${fixed}><tr><td width="${markWidth}">${mark}</td><td style="padding-left:10px;font-size:16px;line-height:22px;font-weight:600;color:${ink.text};${breaks};${font}">${isolated(name)}</td><td${width} align="right" style="padding-left:12px;font-size:12px;line-height:16px;color:${ink.text3};overflow-wrap:anywhere;${font}">${aside}</td></tr></table>`
}

function title({ status, title: text, lines, look = ownLook }: Email): Markup {
  const chip = status
    ? html`<span style="display:inline-block;background:${ink.warnTint};color:${ink.warn};font-size:12px;line-height:20px;font-weight:500;border-radius:4px;padding:0 8px;${font}">${status}</span>`
    : null
  const heading = html`<h1 style="margin:${chip ? 10 : 0}px 0 0;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.3px;color:${ink.text};${look.family ?? font}overflow-wrap:anywhere;">${text}</h1>`
  const under = lines.map((line, at) =>
    paragraph(line, at === 0 ? { size: 14, line: 20, color: ink.text2, top: 4 } : { size: 12, line: 16, color: ink.text3, top: 4 }),
  )
  return html`${chip}${heading}${under}`
}

/** The HTML of an email; 102 KB is where Gmail cuts one off. */
export function page(email: Email): string {
  const { subject, preheader, parts, footer } = email
  const last = parts.length - 1
  const foot = [
    paragraph(footer.reason, { size: 12, line: 18, color: ink.text3 }),
    ...(footer.signature ? [paragraph(footer.signature.join(' \u00a0\u00b7\u00a0 '), { size: 12, line: 18, color: ink.text3, top: 8 })] : []),
    ...(footer.link ? [paragraph(link(footer.link.label, footer.link.url, footer.link.color), { size: 12, line: 24, top: 8 })] : []),
  ]
  return html`<!doctype html>
<html lang="en-GB" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${narrow}</style>
</head>
<body style="margin:0;padding:0;background:${ink.canvas};-webkit-text-size-adjust:100%;word-spacing:normal;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${ink.canvas};">${preheader}</div>
<table ${layoutTable} width="100%" bgcolor="${ink.canvas}" style="background:${ink.canvas};"><tr><td class="outer" align="center" style="padding:32px 0;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${layoutTable} class="card" width="100%" bgcolor="${ink.paper}" style="max-width:600px;background:${ink.paper};border:1px solid ${ink.line};border-radius:10px;border-collapse:separate;">
${row(masthead(email), 24, 0, 'border-radius:10px 10px 0 0;')}
${row(title(email), 28)}
${parts.map(({ html: content, above = 24 }, at) => row(content, above - (parts[at - 1]?.below ?? 0), at === last ? 28 : 0))}
<tr><td class="px" bgcolor="${ink.canvas}" style="background:${ink.canvas};border-top:1px solid ${ink.line};border-radius:0 0 10px 10px;padding:20px 32px 24px;${font}">${foot}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`.source
}
