/**
 * @generated SignedSource<<f6080cb7fd10621438134d1c03357b34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPanelLine_line$data = {
  readonly quantity: number;
  readonly unitPrice: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartLineName_line" | "CartLinePicture_line">;
  readonly " $fragmentType": "CartPanelLine_line";
};
export type CartPanelLine_line$key = {
  readonly " $data"?: CartPanelLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanelLine_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unitPrice",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLinePicture_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLineName_line"
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "19257404e11b45a4227d442317f9ae7d";

export default node;
