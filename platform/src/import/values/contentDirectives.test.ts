import { expect, it } from 'vitest'
import { contentDirectives } from './contentDirectives.ts'

const BLOCKS = new Map([
  ['envios', '<p>Envíos {{block id="horario"}}</p>'],
  ['horario', 'de 9 a 18'],
  ['circulo', 'uno {{block id="circulo"}}'],
])

it.each([
  ['<a href="{{store url="ofertas/mesas"}}">Ver</a>', '<a href="/ofertas/mesas">Ver</a>'],
  ['<a href="{{store direct_url=\'ayuda\'}}">Ver</a>', '<a href="/ayuda">Ver</a>'],
  ['<p>{{block id="envios"}}</p>', '<p><p>Envíos de 9 a 18</p></p>'],
  ['{{block class="Magento\\Cms\\Block\\Block" block_id="horario"}}', 'de 9 a 18'],
  ['a {{block id="no está"}} b', 'a  b'],
  ['Foto: <img alt="x" src="{{media url="wysiwyg/a.jpg"}}" /> fin', 'Foto:  fin'],
  ['<p>{{widget type="Magento\\Catalog\\Block\\Widget" template="a.phtml"}}</p>', '<p></p>'],
  ['{{if x}}a{{/if}} {{var order.id}} {{trans "Hola"}} {{ customvar code=x }}', 'a  Hola '],
  ['llaves { a } y {{ 3 }}', 'llaves { a } y {{ 3 }}'],
])('%s is shown as %s', (html, shown) => {
  expect(contentDirectives(html, BLOCKS).html).toBe(shown)
})

it('ends where blocks hold each other', () => {
  expect(contentDirectives('{{block id="circulo"}}', BLOCKS).html).toBe('uno uno uno ')
})
