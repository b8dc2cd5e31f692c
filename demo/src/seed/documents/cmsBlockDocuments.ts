import type { Language } from '@hogar/platform/language.ts'
import { text } from '@hogar/platform/language.ts'
import { pageSlug } from '@hogar/platform/routing/pageSlug.ts'
import { pagesOf } from '../pages/pagesOf.ts'
import { WRITTEN_AT } from './cmsPageDocuments.ts'
import { storePrefix } from './storePrefix.ts'
import type { StoreView } from './storeView.ts'

/** Id of the footer block. Blocks and pages share one cache tag with the id, so that their ids must not overlap. */
const FOOTER_ID = 1_001

/** Pages of the footer's two lists, in their order. A page that a store lacks has no link. */
const HELP_PAGES = [
  'preguntas-frecuentes',
  'formas-de-pago',
  'prestamo-personal',
  'credilana',
  'envios',
  'garantias-y-devoluciones',
  'widerruf',
  'diritto-di-recesso',
  'compra-segura',
  'contact',
  'tiendas',
  'sucursales',
] as const
const COMPANY_PAGES = [
  'quienes-somos',
  'unete-a-nuestro-equipo-viu',
  'unete-a-nuestro-equipo-ma',
  'terminos-y-condiciones',
  'aviso-de-privacidad',
  'impressum',
  'note-legali',
] as const

const HELP_TITLE = text('Ayuda', 'Hilfe', 'Aiuto')
const ORDER_STATUS_TITLE = text('Estado de tu pedido', 'Stand deiner Bestellung', 'Stato del tuo ordine')
const COMPANY_TITLE = text('La empresa', 'Das Unternehmen', 'L’azienda')
const ROOMS_TITLE = text('Ideas por habitación', 'Raumideen', 'Idee per stanza')
const SERIES_TITLE = text('Series de muebles', 'Möbelserien', 'Serie di mobili')
const BLOG_TITLE = text('Blog de ideas', 'Magazin', 'Blog di idee')
const GIFT_CARDS_TITLE = text('Tarjeta de regalo', 'Geschenkgutschein', 'Carta regalo')
const PROMOTIONS_TITLE = text('Promociones', 'Aktionen', 'Promozioni')

const COMPANY_STORE = 'mavi'

type Place = Readonly<{ store: StoreView['store']; language: Language }>

function footerLinks({ store, language }: Place): string {
  const prefix = storePrefix(store)
  const pages = new Map(pagesOf(store.country).map((page) => [page.identifier, page]))
  const link = (path: string, title: string) => `<li><a href="${prefix}/${path}">${title}</a></li>`
  const linksTo = (identifiers: readonly string[]) =>
    identifiers.flatMap((identifier) => {
      const page = pages.get(identifier)
      return page === undefined ? [] : [link(`i/${pageSlug(identifier, language)}`, page.title[language])]
    })
  const company = [
    link('promotions', PROMOTIONS_TITLE[language]),
    // The store for companies sells none.
    ...(store.code === COMPANY_STORE ? [] : [link('tarjeta-de-regalo', GIFT_CARDS_TITLE[language])]),
    link('inspiracion', ROOMS_TITLE[language]),
    link('series', SERIES_TITLE[language]),
    link('blog', BLOG_TITLE[language]),
    ...linksTo(COMPANY_PAGES),
  ]
  return [
    `<ul>${[link('order-status', ORDER_STATUS_TITLE[language]), ...linksTo(HELP_PAGES)].join('')}</ul>`,
    `<h3>${COMPANY_TITLE[language]}</h3><ul>${company.join('')}</ul>`,
  ].join('')
}

/** Pieces of text that stand on more than one page: the links of the footer. */
export function cmsBlockDocuments(view: StoreView): Record<string, unknown>[] {
  return [
    {
      id: FOOTER_ID,
      identifier: 'pie-de-pagina',
      title: HELP_TITLE[view.language],
      content: footerLinks(view),
      store_id: [view.store.id],
      active: true,
      type: 'cms_block',
      creation_time: WRITTEN_AT,
      update_time: WRITTEN_AT,
    },
  ]
}
