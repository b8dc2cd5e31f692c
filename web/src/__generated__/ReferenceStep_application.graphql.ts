/**
 * @generated SignedSource<<8d48a5a65d8154d6af03365b83a41c67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReferenceStep_application$data = {
  readonly address: {
    readonly number: string;
    readonly postcode: string;
    readonly street: string;
  } | null | undefined;
  readonly reference: {
    readonly fatherName: string;
    readonly firstNames: string;
    readonly kinship: string;
    readonly motherName: string | null | undefined;
    readonly telephoneHint: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAnswer_application">;
  readonly " $fragmentType": "ReferenceStep_application";
};
export type ReferenceStep_application$key = {
  readonly " $data"?: ReferenceStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferenceStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReferenceStep_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditReference",
      "kind": "LinkedField",
      "name": "reference",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kinship",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstNames",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fatherName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motherName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "telephoneHint",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "street",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAnswer_application"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "a5170ea63d39085fe97c4c5a3bfcd876";

export default node;
