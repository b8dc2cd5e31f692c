/**
 * @generated SignedSource<<c8d0bf2e107a73295ec85f8dec0dd921>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublicUnitPrice_line$data = {
  readonly publicUnitPrice: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly " $fragmentType": "PublicUnitPrice_line";
};
export type PublicUnitPrice_line$key = {
  readonly " $data"?: PublicUnitPrice_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicUnitPrice_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicUnitPrice_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "publicUnitPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currencyCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "3dac3d54477ba4b3c7a9b011ef9cd0e9";

export default node;
