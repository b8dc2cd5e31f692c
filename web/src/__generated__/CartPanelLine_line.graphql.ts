/**
 * @generated SignedSource<<3ce969e9924b84682a20dfb6b0c35a85>>
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
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Amount_money"
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

(node as any).hash = "fa98b61290f267b93415f83b5f4b6379";

export default node;
