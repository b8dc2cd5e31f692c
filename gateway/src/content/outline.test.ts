import { describe, expect, test } from 'vitest'
import { CMS_HEADINGS_MAX } from './limits.ts'
import { outlineOf } from './outline.ts'

describe('the outline of a page', () => {
  test('names its headings and questions, in order, by their words', () => {
    expect(
      outlineOf(
        '<h2>Envíos &amp; entregas</h2><details><summary>¿Cuánto <b>tarda</b>?</summary><p>De 2 a 8 días.</p></details><h2>Pagos</h2>',
      ),
    ).toEqual({
      html: '<h2 id="t-envios-entregas">Envíos &amp; entregas</h2><details id="t-cuanto-tarda"><summary>¿Cuánto <b>tarda</b>?</summary><p>De 2 a 8 días.</p></details><h2 id="t-pagos">Pagos</h2>',
      headings: [
        { id: 't-envios-entregas', text: 'Envíos & entregas' },
        { id: 't-pagos', text: 'Pagos' },
      ],
      questions: [{ id: 't-cuanto-tarda', text: '¿Cuánto tarda ?', answerHtml: '<p>De 2 a 8 días.</p>' }],
    })
  })

  test('has each id once, and one for words without letters', () => {
    const { headings } = outlineOf('<h2>Crédito</h2><h2>Credito</h2><h2>¿?</h2>')
    expect(headings.map(({ id }) => id)).toEqual(['t-credito', 't-credito-2', 't-x'])
  })

  test('takes over no id or script of editors', () => {
    const { html } = outlineOf(
      '<h2 id="app" onclick="x()">Uno</h2><details id="root" open><summary>Dos</summary></details><script>x()</script>',
    )
    expect(html).toBe('<h2 id="t-uno">Uno</h2><details id="t-dos"><summary>Dos</summary></details>')
  })

  test(`ends after ${CMS_HEADINGS_MAX} entries; the text stays`, () => {
    const { headings, html } = outlineOf('<h2>a</h2>'.repeat(CMS_HEADINGS_MAX + 5))
    expect(headings).toHaveLength(CMS_HEADINGS_MAX)
    expect(html.match(/<h2/g)).toHaveLength(CMS_HEADINGS_MAX + 5)
  })
})
