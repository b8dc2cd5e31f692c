import { expect, it } from 'vitest'
import { accountFaults } from './accountFaults.ts'

it.each([
  [{ email: '' }, { email: 'required' }],
  [{ email: 'ana at home' }, { email: 'email' }],
  [
    { firstName: '123', lastName: ' ' },
    { firstName: 'name', lastName: 'required' },
  ],
  [{ firstName: 'María José', lastName: 'Ana2' }, { lastName: 'name' }],
  [{ mothersName: '' }, {}],
  [{ mothersName: '12' }, { mothersName: 'name' }],
  [{ newPassword: 'Corta1!' }, { newPassword: 'passwordLength' }],
  [{ newPassword: 'sinmayuscula1' }, { newPassword: 'passwordClasses' }],
  [{ newPassword: '' }, { newPassword: 'required' }],
  [{ newPassword: 'Secreta1!', passwordAgain: 'Secreta1' }, { passwordAgain: 'mismatch' }],
  [{ newPassword: 'Secreta1!', passwordAgain: 'Secreta1!' }, {}],
  // An existing password is not checked against the rules for new ones.
  [{ password: 'x', currentPassword: 'x' }, {}],
  [
    { password: '', currentPassword: '' },
    { password: 'required', currentPassword: 'required' },
  ],
])('%j has the faults %j', (draft, faults) => {
  expect(accountFaults(draft)).toEqual(faults)
})
