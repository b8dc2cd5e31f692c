/**
 * @generated SignedSource<<8ab79835dc65b22fab00cd19b5df4a4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddressStep_application$data = {
  readonly address: {
    readonly age: string | null | undefined;
    readonly crossStreet: string | null | undefined;
    readonly interior: string | null | undefined;
    readonly municipality: string;
    readonly number: string;
    readonly postcode: string;
    readonly street: string;
    readonly suburb: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAnswer_application">;
  readonly " $fragmentType": "AddressStep_application";
};
export type AddressStep_application$key = {
  readonly " $data"?: AddressStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressStep_application",
  "selections": [
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
          "name": "municipality",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suburb",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interior",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "crossStreet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "age",
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

(node as any).hash = "902f6d6f15e96fb8d055afd8410acef9";

export default node;
