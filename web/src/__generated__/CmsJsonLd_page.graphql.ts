/**
 * @generated SignedSource<<47295b92b3a82025370fc2ccb1b32abc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CmsJsonLd_page$data = {
  readonly jobs: ReadonlyArray<{
    readonly description: string;
    readonly hours: string | null | undefined;
    readonly place: string;
    readonly postedOn: string | null | undefined;
    readonly title: string;
  }>;
  readonly questions: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }>;
  readonly " $fragmentType": "CmsJsonLd_page";
};
export type CmsJsonLd_page$key = {
  readonly " $data"?: CmsJsonLd_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"CmsJsonLd_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CmsJsonLd_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CmsQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobPosting",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postedOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CmsPage",
  "abstractKey": null
};

(node as any).hash = "f323be1325217f869d8107b7dd92eec7";

export default node;
