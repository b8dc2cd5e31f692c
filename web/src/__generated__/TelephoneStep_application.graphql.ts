/**
 * @generated SignedSource<<ae5a7ecc57fbff3de9f31eef3f58bd9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TelephoneStep_application$data = {
  readonly applicant: {
    readonly isTelephoneConfirmed: boolean;
    readonly telephoneHint: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "TelephoneStep_application";
};
export type TelephoneStep_application$key = {
  readonly " $data"?: TelephoneStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"TelephoneStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TelephoneStep_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditApplicant",
      "kind": "LinkedField",
      "name": "applicant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "telephoneHint",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTelephoneConfirmed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "fdf3fd43966ed0566e5111974cb71d79";

export default node;
