import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replayEarlyPresses, holdEarlyPresses } from './earlyPresses.ts'

beforeEach(() => holdEarlyPresses(window))
afterEach(() => window.hogarPresses?.stop())

/** Renders a page as the server sends it; `hydrate` loads its code. */
function draw(page: ReactNode) {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  const fault = vi.fn()
  return {
    hydrate: async () => {
      const root = await act(() => hydrateRoot(document.body.firstElementChild!, page, { onRecoverableError: fault }))
      await act(() => replayEarlyPresses(window))
      expect(fault).not.toHaveBeenCalled()
      return root
    },
  }
}

it('answers a press that came before the code, once however often it was pressed', async () => {
  const add = vi.fn()
  const page = draw(<button onClick={add}>Agregar</button>)
  const button = screen.getByRole('button')
  await userEvent.click(button)
  await userEvent.click(button)
  await page.hydrate()
  expect(add).toHaveBeenCalledTimes(1)
})

it('leaves it at the press that had an effect', async () => {
  const add = vi.fn()
  const page = <button onClick={add}>Agregar</button>
  draw(page)
  await userEvent.click(screen.getByRole('button'))
  await act(() => hydrateRoot(document.body.firstElementChild!, page))
  await userEvent.click(screen.getByRole('button'))
  await act(() => replayEarlyPresses(window))
  expect(add).toHaveBeenCalledTimes(1)
})

it('leaves to React a press that hydrates the page', async () => {
  const add = vi.fn()
  const page = (
    <button onClick={add}>
      <span>Agregar</span>
    </button>
  )
  draw(page)
  act(() => {
    hydrateRoot(document.body.firstElementChild!, page)
    screen.getByText('Agregar').click()
  })
  expect(add).toHaveBeenCalledTimes(1)
  await act(() => replayEarlyPresses(window))
  expect(add).toHaveBeenCalledTimes(1)
})

it('forgets a button that is there no more, and holds nothing once all is answered', async () => {
  const page = draw(<button>Agregar</button>)
  const gone = screen.getByRole('button')
  const press = vi.spyOn(gone, 'click')
  await userEvent.click(gone)
  gone.remove()
  document.body.firstElementChild!.append(gone.cloneNode(true))
  await page.hydrate()
  expect(press).not.toHaveBeenCalled()
  const { pressed } = window.hogarPresses!
  pressed.clear()
  await userEvent.click(screen.getByRole('button'))
  expect(pressed.size).toBe(0)
})

it('leaves to the browser what sends a form or opens a popover', async () => {
  draw(
    <form action="/buscar">
      <button>Buscar</button>
      <button type="button" popoverTarget="stores">
        Tiendas
      </button>
      <button type="button">Borrar</button>
    </form>,
  )
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tiendas' }))
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }))
  expect([...window.hogarPresses!.pressed.keys()]).toEqual([screen.getByRole('button', { name: 'Borrar' })])
})

function Filters({ told }: Readonly<{ told: (choice: string) => void }>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | boolean>>>({
    color: '',
    size: 's',
    sort: 'best',
  })
  const choose = (name: string, value: string | boolean) => {
    told(`${name} ${String(value)}`)
    setChosen((known) => ({ ...known, [name]: value }))
  }
  return (
    <>
      <label>
        Gris
        <input
          type="checkbox"
          checked={chosen['color'] === true}
          onChange={({ target }) => choose('color', target.checked)}
        />
      </label>
      {['s', 'm', 'l'].map((size) => (
        <label key={size}>
          {size}
          <input type="radio" name="size" checked={chosen['size'] === size} onChange={() => choose('size', size)} />
        </label>
      ))}
      <select aria-label="Orden" value={String(chosen['sort'])} onChange={({ target }) => choose('sort', target.value)}>
        <option value="best">Mejor</option>
        <option value="price">Precio</option>
      </select>
    </>
  )
}

it('takes up boxes and lists as they were left', async () => {
  const told = vi.fn()
  const page = draw(<Filters told={told} />)
  await userEvent.click(screen.getByLabelText('Gris'))
  await userEvent.click(screen.getByLabelText('m'))
  await userEvent.click(screen.getByLabelText('l'))
  await userEvent.selectOptions(screen.getByLabelText('Orden'), 'price')
  await page.hydrate()
  expect(told.mock.calls.flat()).toEqual(['color true', 'size l', 'sort price'])
  expect(screen.getByLabelText<HTMLInputElement>('Gris').checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('l').checked).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>('Orden').value).toBe('price')
})

it('has nothing to take up of a box that was taken back', async () => {
  const told = vi.fn()
  const page = draw(<Filters told={told} />)
  await userEvent.click(screen.getByLabelText('Gris'))
  await userEvent.click(screen.getByLabelText('Gris'))
  await userEvent.click(screen.getByLabelText('m'))
  await userEvent.click(screen.getByLabelText('s'))
  await page.hydrate()
  expect(told).not.toHaveBeenCalled()
})

it('types again what was typed before the code, into what React draws by itself, and leaves the field as it was left', async () => {
  const taken = vi.fn()
  function Quantity() {
    const [draft, setDraft] = useState('1')
    return <input value={draft} onChange={({ target }) => setDraft(target.value)} onBlur={() => taken(draft)} />
  }
  const page = draw(<Quantity />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '3')
  await userEvent.tab()
  await page.hydrate()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('3')
  expect(taken).toHaveBeenLastCalledWith('3')
})
