/**
 * @generated SignedSource<<1ab0d78f97f731bcb42c78324b81fffa>>
 * @relayHash 24c279a8a6ab28a8a99a36f4506ad6aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6614cffb79e14dc794d8fa7e0305f8a424b7e2098b6a629957196bc8ba9aa1c8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6614cffb79e14dc794d8fa7e0305f8a424b7e2098b6a629957196bc8ba9aa1c8",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
