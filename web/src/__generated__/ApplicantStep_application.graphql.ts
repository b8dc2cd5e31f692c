/**
 * @generated SignedSource<<1d295054cbd52873fc0f06938f5d8934>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ApplicantStep_application$data = {
  readonly applicant: {
    readonly birthDate: string | null | undefined;
    readonly email: string | null | undefined;
    readonly fatherName: string;
    readonly firstNames: string;
    readonly motherName: string | null | undefined;
    readonly telephoneHint: string;
  } | null | undefined;
  readonly " $fragmentType": "ApplicantStep_application";
};
export type ApplicantStep_application$key = {
  readonly " $data"?: ApplicantStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicantStep_application",
  "selections": [
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
          "name": "birthDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
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
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "3d5c309940c154a0ffa42958eec25bcc";

export default node;
