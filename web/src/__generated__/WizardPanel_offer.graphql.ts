/**
 * @generated SignedSource<<dfe400b64e51f8bbb286091e5515ad0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WizardPanel_offer$data = {
  readonly contract: {
    readonly cat: string;
    readonly total: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreditPanel_offer">;
  readonly " $fragmentType": "WizardPanel_offer";
};
export type WizardPanel_offer$key = {
  readonly " $data"?: WizardPanel_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardPanel_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WizardPanel_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditPlan",
      "kind": "LinkedField",
      "name": "contract",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cat",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditPanel_offer"
    }
  ],
  "type": "CreditOffer",
  "abstractKey": null
};

(node as any).hash = "66e53526621ad83ac80350d5f5ba44fb";

export default node;
