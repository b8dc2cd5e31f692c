/**
 * @generated SignedSource<<bef53b89e4d6f7cbcf12b12c51521d0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InsuranceForm_application$data = {
  readonly insurance: {
    readonly beneficiaries: ReadonlyArray<{
      readonly kinship: string;
      readonly name: string;
      readonly percent: number;
      readonly surname: string;
    }>;
    readonly code: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAnswer_application">;
  readonly " $fragmentType": "InsuranceForm_application";
};
export type InsuranceForm_application$key = {
  readonly " $data"?: InsuranceForm_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsuranceForm_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsuranceForm_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditInsurance",
      "kind": "LinkedField",
      "name": "insurance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Beneficiary",
          "kind": "LinkedField",
          "name": "beneficiaries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "surname",
              "storageKey": null
            },
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
              "name": "percent",
              "storageKey": null
            }
          ],
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

(node as any).hash = "0836439edd2dff4f01d3bec79d6a03ce";

export default node;
