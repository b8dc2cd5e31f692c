// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { keepFocusNear } from './keepFocusNear.ts'

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  document.body.replaceChildren()
})

/** Creates a page with two cards in a list, and a toggle in a box of its own. */
function open(): HTMLElement {
  const area = document.createElement('div')
  const card = (id: string) =>
    `<li id="card-${id}"><a href="/${id}" id="open-${id}">x</a><button id="go-${id}"></button></li>`
  area.innerHTML = `<h1>Todo</h1><ul id="list">${card('1')}${card('2')}${card('3')}</ul>
    <section id="box"><h2>Una</h2><p id="switch"><button id="off"></button></p></section>`
  document.body.append(area)
  stop = keepFocusNear(area)
  return area
}
const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`)
const settled = () => new Promise((resolve) => setTimeout(resolve))
async function loses(focused: string, removed: string): Promise<string> {
  at(focused)?.focus()
  at(removed)?.remove()
  await settled()
  return document.activeElement?.id || (document.activeElement?.tagName ?? '')
}

it.each([
  { heir: 'the next card', focused: 'go-2', removed: 'card-2', is: 'open-3' },
  { heir: 'the one before the last', focused: 'go-3', removed: 'card-3', is: 'go-2' },
  { heir: 'what else its card has', focused: 'go-1', removed: 'go-1', is: 'open-1' },
  { heir: 'the heading of its part', focused: 'off', removed: 'switch', is: 'H2' },
  { heir: 'the heading of the page when the list is gone', focused: 'go-1', removed: 'list', is: 'H1' },
])('the focus goes to $heir', async ({ focused, removed, is }) => {
  open()
  expect(await loses(focused, removed)).toBe(is)
})

it('stays where it is when something else goes', async () => {
  open()
  expect(await loses('go-1', 'card-2')).toBe('go-1')
})

it('goes to what came in place of what had it', async () => {
  open()
  at('off')?.focus()
  at('switch')?.replaceChildren(Object.assign(document.createElement('button'), { id: 'on' }))
  await settled()
  expect(document.activeElement?.id).toBe('on')
})

it('goes to the first place of an area that has no heading', async () => {
  const area = open()
  at('off')?.focus()
  area.innerHTML = '<div><input id="name"><button></button></div>'
  await settled()
  expect(document.activeElement?.id).toBe('name')
})

it('leaves the focus alone outside of the area', async () => {
  open()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  elsewhere.remove()
  at('card-1')?.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})
