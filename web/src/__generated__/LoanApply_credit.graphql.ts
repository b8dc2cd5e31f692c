/**
 * @generated SignedSource<<8927fbbbc26a8aca6d51f79a2a8a1079>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LoanApply_credit$data = {
  readonly phone: {
    readonly dialled: string;
    readonly formatted: string;
  } | null | undefined;
  readonly terms: {
    readonly legend: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LoanApply_credit";
};
export type LoanApply_credit$key = {
  readonly " $data"?: LoanApply_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoanApply_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kind"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoanApply_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PhoneNumber",
      "kind": "LinkedField",
      "name": "phone",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dialled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "kind",
          "variableName": "kind"
        }
      ],
      "concreteType": "CreditTerms",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legend",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "c39cdbe8a25cbc1a612df58d6619bff6";

export default node;
