import type { Language } from '../language.ts'
import { text } from '../language.ts'
import { type Branch, branchesOf } from '../places/branches.ts'
import { CONTACTS, telephoneLink } from '../places/contacts.ts'
import type { StoreView } from './storeView.ts'

const DIRECTIONS = text('Cómo llegar', 'Anfahrt', 'Come arrivare')

function branchItem(branch: Branch, language: Language): string {
  const { name, street, postcode, city, telephone, country } = branch
  const map = new URL('https://www.openstreetmap.org/search')
  map.searchParams.set('query', `${street}, ${postcode} ${city}`)
  const call = `<a href="${telephoneLink(telephone, country)}">${telephone}</a>`
  const directions = `<a href="${map.href}">${DIRECTIONS[language]}</a>`
  const lines = [`<strong>${name}</strong>`, street, `${postcode} ${city}`, branch.hours[language]]
  return `<li><address>${lines.join('<br>')}<br>${call} ${directions}</address></li>`
}

/** The shops of the store's country, or its counters, each with its address, its hours and the way there. */
export function branchList(kind: Branch['kind'], { store, language }: StoreView): string {
  return `<ul>${branchesOf(store.country, kind)
    .map((branch) => branchItem(branch, language))
    .join('')}</ul>`
}

/** The store's own address for mail, or its telephone, to be pressed. */
export function contactLine(way: 'mail' | 'telephone', { store }: StoreView): string {
  const { mail, telephone } = CONTACTS[store.code]
  const [address, words] =
    way === 'mail' ? [`mailto:${mail}`, mail] : [telephoneLink(telephone, store.country), telephone]
  return `<p><a href="${address}">${words}</a></p>`
}
