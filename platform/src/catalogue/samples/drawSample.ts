import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, StandardFonts, rgb } from 'pdf-lib'
import type { StoreDefinition } from '../../stores.ts'

/** Product data shown in an extract. */
export type Sample = Readonly<{
  name: string
  brand: string | null
  paragraphs: readonly string[]
  /** JPEG of the product. */
  picture: Uint8Array
}>

type Words = Readonly<{ label: string; ruler: string }>

const WORDS: Readonly<Record<StoreDefinition['language'], Words>> = {
  'es-MX': {
    label: 'Muestra gratuita: primera página',
    ruler: 'Esta línea mide 5 cm. Si en tu hoja mide otra cosa, imprime al 100 %.',
  },
  'de-DE': {
    label: 'Kostenlose Leseprobe: erste Seite',
    ruler: 'Diese Linie misst 5 cm. Misst sie auf deinem Blatt etwas anderes, drucke mit 100 %.',
  },
  'it-IT': {
    label: 'Anteprima gratuita: prima pagina',
    ruler: 'Questa linea misura 5 cm. Se sul tuo foglio è diversa, stampa al 100 %.',
  },
}

/** A4, in points. */
const PAGE: [number, number] = [595.28, 841.89]
const MARGIN = 56
const WIDTH = PAGE[0] - 2 * MARGIN
const PICTURE = 250
const FIVE_CENTIMETRES = (5 / 2.54) * 72
const INK = rgb(0.15, 0.14, 0.13)
const MUTED = rgb(0.42, 0.4, 0.37)

type Type = Readonly<{ font: PDFFont; size: number; color: ReturnType<typeof rgb> }>

/**
 * Returns the first page of a plan or pattern as a PDF: title, picture, description, and a line to check a printer's
 * scale. Text beyond the end of the page is left out, and so are letters missing in the typeface.
 */
export async function drawSample(sample: Sample, language: StoreDefinition['language']): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const [plain, strong] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
  ])
  const picture = await pdf.embedJpg(sample.picture)
  const { label, ruler } = WORDS[language]
  pdf.setTitle(sample.name)
  pdf.setLanguage(language)
  const page = pdf.addPage(PAGE)
  const small: Type = { font: plain, size: 10, color: MUTED }
  let y = PAGE[1] - MARGIN
  y = write(page, [label], { y, type: small })
  y = write(page, wrapped(sample.name, { font: strong, size: 24 }), {
    y: y - 22,
    type: { font: strong, size: 24, color: INK },
  })
  if (sample.brand !== null) y = write(page, [sample.brand], { y: y - 2, type: small })
  y = place(page, picture, y - 8)
  for (const paragraph of sample.paragraphs) {
    const lines = wrapped(paragraph, { font: plain, size: 11.5 })
    if (y - lines.length * LEADING * 11.5 < 2 * MARGIN + 24) break
    y = write(page, lines, { y: y - 10, type: { font: plain, size: 11.5, color: INK } })
  }
  drawRuler(page, ruler, small)
  return pdf.save()
}

const LEADING = 1.45

function write(page: PDFPage, lines: readonly string[], { y, type }: Readonly<{ y: number; type: Type }>): number {
  return lines.reduce((top, line) => {
    page.drawText(known(line, type.font), { x: MARGIN, y: top - type.size, ...type })
    return top - type.size * LEADING
  }, y)
}

function place(page: PDFPage, picture: PDFImage, y: number): number {
  const { width, height } = picture.scaleToFit(WIDTH, PICTURE)
  page.drawImage(picture, { x: MARGIN, y: y - height, width, height })
  return y - height - 8
}

function drawRuler(page: PDFPage, text: string, type: Type): void {
  const y = MARGIN + 20
  const end = MARGIN + FIVE_CENTIMETRES
  page.drawLine({ start: { x: MARGIN, y }, end: { x: end, y }, thickness: 1, color: INK })
  for (const x of [MARGIN, end])
    page.drawLine({ start: { x, y: y - 4 }, end: { x, y: y + 4 }, thickness: 1, color: INK })
  page.drawText(known(text, type.font), { x: MARGIN, y: MARGIN, ...type })
}

/** A text in lines that fit between the margins. */
function wrapped(text: string, { font, size }: Readonly<{ font: PDFFont; size: number }>): readonly string[] {
  const lines: string[] = []
  for (const word of known(text, font).split(' ')) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined && part !== '').join(' ')
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function known(text: string, font: PDFFont): string {
  const letters = new Set(font.getCharacterSet())
  return Array.from(text)
    .filter((letter) => letters.has(letter.codePointAt(0) ?? 0))
    .join('')
}
