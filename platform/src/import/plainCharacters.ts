/** Letters of the stores' languages, and what names of products are seen to carry. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ',
  trade: '™', reg: '®', copy: '©', deg: '°', frac12: '½', frac14: '¼', frac34: '¾', times: '×', euro: '€', ndash: '–', mdash: '—', hellip: '…',
  aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', iexcl: '¡', iquest: '¿',
  agrave: 'à', egrave: 'è', igrave: 'ì', ograve: 'ò', ugrave: 'ù', auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß',
  Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Ntilde: 'Ñ', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü',
} // prettier-ignore

const LAST_CODE_POINT = 0x10_ff_ff

/** A name or label as it is meant to be read: exports write some characters as HTML does. Unknown ones stay. */
export function plainCharacters(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, ...groups: unknown[]) => {
    const [decimal, hexadecimal, name] = groups
    if (typeof name === 'string') return NAMED[name] ?? whole
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hexadecimal), 16)
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
  })
}
