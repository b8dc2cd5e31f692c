import type { Language } from '@hogar/platform/language.ts'
import { text } from '@hogar/platform/language.ts'
import { pageSlug } from '@hogar/platform/routing/pageSlugs.ts'
import { pagesOf } from '../pages/pagesOf.ts'
import { WRITTEN_AT } from './cmsPageDocuments.ts'
import { storePrefix } from './storePrefix.ts'
import type { StoreView } from './storeView.ts'

/** Id of the footer block. Blocks and pages share one cache tag with the id, so that their ids must not overlap. */
const FOOTER_ID = 1_001

/** Pages that the footer links to, in its order. A page that a store lacks has no link. */
const FOOTER_PAGES = [
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
  'quienes-somos',
  'terminos-y-condiciones',
  'aviso-de-privacidad',
  'impressum',
  'note-legali',
] as const

const BLOG_TITLE = text('Blog de ideas', 'Magazin', 'Blog di idee')
const FOOTER_TITLE = text('Ayuda', 'Hilfe', 'Aiuto')

function footerLinks({ store, language }: Readonly<{ store: StoreView['store']; language: Language }>): string {
  const pages = new Map(pagesOf(store.country).map((page) => [page.identifier, page]))
  const items = FOOTER_PAGES.flatMap((identifier) => {
    const page = pages.get(identifier)
    if (page === undefined) return []
    return [`<li><a href="${storePrefix(store)}/i/${pageSlug(identifier, language)}">${page.title[language]}</a></li>`]
  })
  const blog = `<li><a href="${storePrefix(store)}/blog">${BLOG_TITLE[language]}</a></li>`
  return `<ul>${blog}${items.join('')}</ul>`
}

/** Pieces of text that stand on more than one page: the links of the footer. */
export function cmsBlockDocuments(view: StoreView): Record<string, unknown>[] {
  return [
    {
      id: FOOTER_ID,
      identifier: 'pie-de-pagina',
      title: FOOTER_TITLE[view.language],
      content: footerLinks(view),
      store_id: [view.store.id],
      active: true,
      type: 'cms_block',
      creation_time: WRITTEN_AT,
      update_time: WRITTEN_AT,
    },
  ]
}
