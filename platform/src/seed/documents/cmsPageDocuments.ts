import { helpPages } from '../pages/helpPages.ts'
import { legalPages } from '../pages/legalPages.ts'
import { servicePages } from '../pages/servicePages.ts'
import type { Page } from '../pages/page.ts'
import type { StoreView } from './storeView.ts'

const WRITTEN_AT = '2026-02-02 09:00:00'

function pageDocument(page: Page, view: StoreView): Record<string, unknown> {
  const { language } = view
  const sections = page.sections.map(({ heading, body }) => `<h2>${heading[language]}</h2><p>${body[language]}</p>`)
  return {
    id: page.id,
    identifier: page.identifier,
    title: page.title[language],
    content_heading: page.title[language],
    content: `<p>${page.summary[language]}</p>${sections.join('')}`,
    meta_title: page.title[language],
    meta_description: page.summary[language],
    meta_keywords: null,
    store_id: [view.store.id],
    active: true,
    type: 'cms_page',
    page_layout: '1column',
    sort_order: '0',
    creation_time: WRITTEN_AT,
    update_time: WRITTEN_AT,
  }
}

/** The shop's pages of text; identifiers are the same in all stores, words are the store's. */
export function cmsPageDocuments(view: StoreView): Record<string, unknown>[] {
  return [...legalPages, ...helpPages, ...servicePages].map((page) => pageDocument(page, view))
}
