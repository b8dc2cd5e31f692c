import { text } from '../language.ts'
import type { Language, Text } from '../language.ts'

/** Names of pages in addresses, where a language has its own; links by the first name lead there. */
const SLUGS: Readonly<Record<string, Text>> = {
  'aviso-de-privacidad': text('aviso-de-privacidad', 'datenschutz', 'privacy'),
  'terminos-y-condiciones': text('terminos-y-condiciones', 'agb', 'termini-e-condizioni'),
  'garantias-y-devoluciones': text('garantias-y-devoluciones', 'garantie-und-rueckgabe', 'garanzie-e-resi'),
  'preguntas-frecuentes': text('preguntas-frecuentes', 'haeufige-fragen', 'domande-frequenti'),
  'formas-de-pago': text('formas-de-pago', 'zahlungsarten', 'metodi-di-pagamento'),
  envios: text('envios', 'versand', 'spedizioni'),
  'compra-segura': text('compra-segura', 'sicher-einkaufen', 'acquisti-sicuri'),
  'quienes-somos': text('quienes-somos', 'ueber-uns', 'chi-siamo'),
  'unete-a-nuestro-equipo-viu': text('unete-a-nuestro-equipo-viu', 'arbeite-mit-uns-viu', 'lavora-con-noi-viu'),
  'unete-a-nuestro-equipo-ma': text('unete-a-nuestro-equipo-ma', 'arbeite-mit-uns-mavi', 'lavora-con-noi-mavi'),
}

/** Name of a page in the addresses of a language. */
export function pageSlug(identifier: string, language: Language): string {
  return SLUGS[identifier]?.[language] ?? identifier
}
