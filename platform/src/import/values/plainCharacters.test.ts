import { expect, test } from 'vitest'
import { plainCharacters } from './plainCharacters.ts'

test.each([
  ['Viktor LumaTech&trade; Pant', 'Viktor LumaTech™ Pant'],
  ['Mesa &amp; sillas &#8211; 2&quot; de m&aacute;rmol, &Ntilde;and&uacute;', 'Mesa & sillas – 2" de mármol, Ñandú'],
  ['&#x1F6CB; Sofa', '🛋 Sofa'],
  ['&frac14; zip', '¼ zip'],
  ['B&uuml;ro&shy;drehstuhl 10 m&sup2; &ldquo;N&ordm; 5&rdquo;', 'Bürodrehstuhl 10 m² “Nº 5”'],
  ['Büro\u00ADdreh\u200Bstuhl\u2028rot', 'Bürodrehstuhl rot'],
  ['👩‍🚀 Lampe', '👩‍🚀 Lampe'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['R&D; &nosuch; &#0; &#99999999; AT&T', 'R&D; &nosuch; &#0; &#99999999; AT&T'],
])('%s reads %s', (text, plain) => expect(plainCharacters(text)).toBe(plain))
