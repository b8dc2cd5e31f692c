/**
 * @generated SignedSource<<eef61938d45a96c19833f98746f4d861>>
 * @relayHash 2458a2bb682919c4f48c72d938ca8cd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10d3ec9767bd01cfa7c0e7c1aa2212a92cf6038832ef1319b8c1bd57e32a33d5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CmsRouteQuery } from './CmsRouteQuery.graphql';

const node: PreloadableConcreteRequest<CmsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10d3ec9767bd01cfa7c0e7c1aa2212a92cf6038832ef1319b8c1bd57e32a33d5",
    "metadata": {},
    "name": "CmsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
