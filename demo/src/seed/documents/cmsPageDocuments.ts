import type { Language, Text } from '@hogar/platform/language.ts'
import { SEED_EPOCH } from '../limits.ts'
import { JOBS_ADDRESS } from '../pages/applying.ts'
import { pagesOf } from '../pages/pagesOf.ts'
import type { Page } from '../pages/page.ts'
import { pageSlug } from '@hogar/platform/routing/pageSlug.ts'
import { coverOf } from './categoryDocuments.ts'
import { picturePath } from './products/mediaGallery.ts'
import { contactLine } from './contactLine.ts'
import { storePrefix } from './storePrefix.ts'
import type { StoreView } from './storeView.ts'

type Section = Page['sections'][number]

const TILE_PIXELS = 320
export const WRITTEN_AT = '2026-02-02 09:00:00'

/** Departments that the store has, as pictures and by addresses below its own prefix. */
function linkList(links: Section['links'], { store, categories }: StoreView): string {
  const prefix = storePrefix(store)
  const items = (links ?? []).flatMap(({ category, narrowed }) => {
    const shelf = categories.get(category)
    if (shelf === undefined) return []
    const search = narrowed === undefined ? '' : `?${narrowed}`
    const picture = picturePath(coverOf(shelf.example), 'three-quarter').replace(/\.\w+$/, '.webp')
    const size = `width="${TILE_PIXELS}" height="${TILE_PIXELS}"`
    const image = `<img src="/img/${TILE_PIXELS}/${TILE_PIXELS}/fit${picture}" alt="" ${size}>`
    return [`<li><a href="${prefix}/${shelf.urlPath}${search}">${image}${shelf.name}</a></li>`]
  })
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
}

function sectionHtml(section: Section, view: StoreView): string {
  const { heading, body, points, questions, jobs, links, contact } = section
  const { language } = view
  const inStore = (words: Text) => words[language].replaceAll('href="/', `href="${storePrefix(view.store)}/`)
  return [
    `<h2>${heading[language]}</h2><p>${inStore(body)}</p>`,
    points ? `<ul>${points.map((point) => `<li>${inStore(point)}</li>`).join('')}</ul>` : '',
    ...(questions ?? [])
      .filter(({ countries }) => countries?.includes(view.store.country) ?? true)
      .map(
        ({ question, answer }) =>
          `<details><summary>${question[language]}</summary><p>${answer[language]}</p></details>`,
      ),
    ...(jobs ?? []).map(
      ({ title, place, hours, description }) =>
        `<h3>${title[language]}</h3><p>${place[language]} · ${hours[language]}</p><p>${description[language]}</p>`,
    ),
    linkList(links, view),
    contact ? contactLine(contact, view) : '',
  ].join('')
}

/** Open positions of a page as facts. */
function jobPostings({ sections, changedOn }: Page, language: Language): Record<string, unknown>[] {
  return sections
    .flatMap(({ jobs }) => jobs ?? [])
    .map(({ title, place, hours, description }) => ({
      title: title[language],
      place: place[language],
      hours: hours[language],
      description: description[language],
      email: JOBS_ADDRESS[language],
      posted_on: changedOn ?? SEED_EPOCH,
    }))
}

function pageDocument(page: Page, view: StoreView): Record<string, unknown> {
  const { language } = view
  const sections = page.sections.map((section) => sectionHtml(section, view))
  return {
    id: page.id,
    identifier: pageSlug(page.identifier, language),
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
    update_time: page.changedOn === undefined ? WRITTEN_AT : `${page.changedOn} 09:00:00`,
    job_postings: jobPostings(page, language),
  }
}

/** The shop's pages of text: numbers are the same in all stores that have them, names and words are the store's. */
export function cmsPageDocuments(view: StoreView): Record<string, unknown>[] {
  return pagesOf(view.store.country).map((page) => pageDocument(page, view))
}
