import { looseText } from './looseText.ts'

/** Lint rules of this repository. */
export default { meta: { name: 'hogar' }, rules: { 'loose-text': looseText } }
