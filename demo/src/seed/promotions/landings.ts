import { text } from '@hogar/platform/language.ts'
import { mexicanLandings } from './mexicanLandings.ts'
import type { PlannedLanding } from './plannedLanding.ts'

const PRICE_BOUND = [{ attribute: 'price', range: '0-1000' }] as const
const EURO_BOUND = [{ attribute: 'price', range: '0-50' }] as const
const MORE = text('Sigue buscando', 'Weiter stöbern', 'Continua a cercare')

/** Blocks of the page of low prices: the bound is an amount in the store's currency. */
const lowPrices = (filters: typeof PRICE_BOUND | typeof EURO_BOUND): PlannedLanding['blocks'] => [
  {
    kind: 'products',
    title: text('Luz y decoración', 'Licht und Deko', 'Luce e decorazione'),
    limit: 8,
    list: { category: 'decoration', filters, sort: 'rating' },
  },
  {
    kind: 'text',
    title: text('Poco dinero, mucho cambio', 'Wenig Geld, viel Wirkung', 'Poca spesa, grande effetto'),
    body: text(
      'Una lámpara baja, dos cojines y una planta hacen más por un cuarto que un mueble nuevo.',
      'Eine Tischlampe, zwei Kissen und eine Pflanze verändern ein Zimmer mehr als ein neues Möbelstück.',
      'Una lampada bassa, due cuscini e una pianta cambiano una stanza più di un mobile nuovo.',
    ),
  },
  {
    kind: 'products',
    title: text('Para la cocina', 'Für die Küche', 'Per la cucina'),
    limit: 8,
    list: { category: 'kitchen', filters, sort: 'rating' },
  },
  { kind: 'links', title: MORE, categories: ['decoration', 'kitchen', 'lighting', 'storage'] },
]

const lowPricesPage = {
  slug: text('menos-de-1000', 'unter-50-euro', 'meno-di-50-euro'),
  title: text('Menos de 1,000', 'Unter 50 Euro', 'Meno di 50 euro'),
  heading: text('Todo por menos de 1,000 pesos', 'Alles unter 50 Euro', 'Tutto a meno di 50 euro'),
  intro: text(
    'Detalles para la casa y buenos regalos, con el precio que ya incluye IVA.',
    'Kleinigkeiten fürs Zuhause und gute Geschenke, Mehrwertsteuer inklusive.',
    'Dettagli per la casa e bei regali, IVA inclusa.',
  ),
  description: text(
    'Lámparas, cojines, vajillas y regalos para la casa por menos de 1,000 pesos.',
    'Lampen, Kissen, Geschirr und Geschenke fürs Zuhause unter 50 Euro.',
    'Lampade, cuscini, piatti e regali per la casa a meno di 50 euro.',
  ),
  picture: {
    of: 'living-room',
    alt: text(
      'Sala con lámparas, cuadros y plantas',
      'Wohnzimmer mit Lampen, Bildern und Pflanzen',
      'Soggiorno con lampade, quadri e piante',
    ),
  },
} as const

/** Landing pages of all stores, and those of Mexico. */
export const landings: readonly PlannedLanding[] = [
  { ...lowPricesPage, blocks: lowPrices(PRICE_BOUND), countries: ['MX'] },
  { ...lowPricesPage, blocks: lowPrices(EURO_BOUND), countries: ['DE', 'IT'] },
  ...mexicanLandings,
  {
    slug: text('home-office', 'home-office', 'home-office'),
    title: text('Home office', 'Homeoffice', 'Lavorare da casa'),
    heading: text('Un lugar para trabajar en casa', 'Ein Platz zum Arbeiten zu Hause', 'Un posto per lavorare a casa'),
    intro: text(
      'Escritorio, silla y luz: con estas tres cosas en su altura, la espalda lo agradece.',
      'Schreibtisch, Stuhl und Licht: stimmt ihre Höhe, dankt es dir der Rücken.',
      'Scrivania, sedia e luce: se l’altezza è giusta, la schiena ringrazia.',
    ),
    description: text(
      'Escritorios, sillas, lámparas y equipo para trabajar en casa.',
      'Schreibtische, Stühle, Lampen und Technik fürs Arbeiten zu Hause.',
      'Scrivanie, sedie, lampade e attrezzatura per lavorare da casa.',
    ),
    picture: {
      of: 'office',
      alt: text('Escritorio junto a la ventana', 'Schreibtisch am Fenster', 'Scrivania vicino alla finestra'),
    },
    blocks: [
      {
        kind: 'text',
        body: text(
          'Los codos a 90 grados, la orilla de arriba de la pantalla a la altura de los ojos, y la luz de lado.',
          'Ellbogen im rechten Winkel, Oberkante des Bildschirms auf Augenhöhe, Licht von der Seite.',
          'Gomiti a 90 gradi, bordo superiore dello schermo all’altezza degli occhi, luce di lato.',
        ),
      },
      {
        kind: 'products',
        title: text('Escritorios y sillas', 'Schreibtische und Stühle', 'Scrivanie e sedie'),
        limit: 12,
        list: { category: 'office' },
      },
      {
        kind: 'products',
        title: text('Cómputo', 'Computer', 'Computer'),
        limit: 8,
        list: { category: 'computing', sort: 'discount' },
      },
      { kind: 'links', title: MORE, categories: ['office', 'lighting', 'storage', 'computing'] },
    ],
  },
]
