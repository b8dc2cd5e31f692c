/**
 * @generated SignedSource<<239a9528232abb841942a4d78fe16986>>
 * @relayHash 309ac360002ab4d527a42764fb4da1ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dd18399a47ca7cd038494e59a60d9da8207a17c805044de3be9ea6048faa119

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dd18399a47ca7cd038494e59a60d9da8207a17c805044de3be9ea6048faa119",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
