/** The frame and the parts all mails share: one table, inline styles, no pictures; it reads the same without its <style> block. */

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

export const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;"
export const ink = { text: '#14181F', text2: '#4A5363', text3: '#626C7D', line: '#E1E5EB', canvas: '#F6F7F9', brand: '#3B5BDB', link: '#2F54C8' } as const
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** `rows` and `footer` are HTML, everything else is text. */
export type Mail = { title: string; preheader: string; rows: string[]; footer: string }

const narrow =
  '@media (max-width:480px){.px{padding-left:20px!important;padding-right:20px!important}.tile{max-width:none!important;margin-right:0!important}' +
  '.wide{width:100%!important}.btn a{display:block!important;text-align:center!important}.outer{padding:0!important}' +
  '.card{border-radius:0!important;border-left:0!important;border-right:0!important}}'

export function page({ title, preheader, rows, footer }: Mail): string {
  return `<!doctype html>
<html lang="en-GB" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${narrow}</style>
</head>
<body style="margin:0;padding:0;background:${ink.canvas};-webkit-text-size-adjust:100%;word-spacing:normal;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${ink.canvas};">${escapeHtml(preheader)}</div>
<table ${table} width="100%" bgcolor="${ink.canvas}" style="background:${ink.canvas};"><tr><td class="outer" align="center" style="padding:32px 0;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${table} class="card" width="100%" bgcolor="#FFFFFF" style="max-width:600px;background:#FFFFFF;border:1px solid ${ink.line};border-radius:10px;border-collapse:separate;">
${rows.join('\n')}
<tr><td class="px" bgcolor="${ink.canvas}" style="background:${ink.canvas};border-top:1px solid ${ink.line};border-radius:0 0 10px 10px;padding:20px 32px 24px;${font}">${footer}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`
}

/** A row of the card; `top` and `bottom` are its paddings in pixels. */
export function row(html: string, top: number, bottom = 0): string {
  return `<tr><td class="px" style="padding:${top}px 32px ${bottom}px;${font}">${html}</td></tr>`
}

type Type = { size: number; line: number; color?: string; top?: number }

/** A paragraph of text; `html` must be escaped already. */
export function paragraph(html: string, { size, line, color = ink.text, top = 0 }: Type): string {
  return `<p style="margin:0;font-size:${size}px;line-height:${line}px;color:${color};${font}padding-top:${top}px;overflow-wrap:anywhere;">${html}</p>`
}

export function heading(text: string, top = 0): string {
  return `<h1 style="margin:${top}px 0 0;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.3px;color:${ink.text};${font}overflow-wrap:anywhere;">${escapeHtml(text)}</h1>`
}

/** The mark (a coloured cell with a letter), a name, and at the right who it is from or for. */
export function masthead({ name, aside, radius }: { name: string; aside: string; radius: 6 | 14 }): string {
  const letter = escapeHtml([...name.trim()][0]?.toUpperCase() ?? 'A')
  // a table of its own: a cell is as tall as its row, and a long name has two lines
  const mark = `<table ${table} width="28"><tr><td width="28" height="28" align="center" valign="middle" bgcolor="${ink.brand}" style="width:28px;height:28px;border-radius:${radius}px;background:${ink.brand};color:#FFFFFF;font-size:14px;line-height:28px;font-weight:600;${font}">${letter}</td></tr></table>`
  return `<table ${table} width="100%"><tr><td width="28">${mark}</td><td style="padding-left:10px;font-size:16px;line-height:28px;font-weight:600;color:${ink.text};${font}">${escapeHtml(name)}</td><td align="right" style="padding-left:12px;font-size:12px;line-height:16px;color:${ink.text3};${font}">${escapeHtml(aside)}</td></tr></table>`
}

/** 44 pixels high, in the brand's colour. */
export function button(label: string, href: string): string {
  return `<table ${table} class="btn wide"><tr><td align="center" height="44" bgcolor="${ink.brand}" style="height:44px;border-radius:6px;background:${ink.brand};"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;font-size:14px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none;${font}">${escapeHtml(label)}</a></td></tr></table>`
}

export function link(label: string, href: string): string {
  return `<a href="${escapeHtml(href)}" style="color:${ink.link};text-decoration:underline;">${escapeHtml(label)}</a>`
}

export type Fact = { name: string; value: string }

export function facts(all: Fact[]): string {
  const cell = `border-top:1px solid ${ink.line};font-size:13px;line-height:20px;${font}`
  const rows = all.map(
    ({ name, value }) =>
      `<tr><td valign="top" width="108" style="padding:9px 12px 9px 0;color:${ink.text3};${cell}">${escapeHtml(name)}</td><td valign="top" style="padding:9px 0;color:${ink.text};overflow-wrap:anywhere;${cell}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table ${table} width="100%">${rows.join('')}</table>`
}

/** The one amber note a mail may have. */
export function note(text: string): string {
  return `<table ${table} width="100%"><tr><td style="padding:11px 14px;background:#FDF1DC;border-radius:6px;font-size:13px;line-height:20px;color:${ink.text};${font}" bgcolor="#FDF1DC"><b style="font-weight:600;color:#8A5300;">Good to know.</b> ${escapeHtml(text)}</td></tr></table>`
}
