// Runs at viewer requests (runtime cloudfront-js-2.0): clean addresses and redirects, which S3 does not know.
var redirects = {
  "/services/software/enterprise-development": "/services/software/enteprise-development"
};
// Marks of the sentence around a link, and an escaped '#'.
var markedPage = new RegExp("^(/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?)/?(?:[.,;:!?)\\]}>'\"*_ ]|”|’|»|…|%2[0-27-9ACEace]|%3[ABEFabef]|%5[DFdf]|%7[Dd]|%[Ee]2%80%(?:99|9[Dd]|[Aa]6)|%[Cc]2%[Bb][Bb])+$");
var escapedAnchor = new RegExp("^(/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?)(?:#|%23)([A-Za-z0-9=,.-]+)$");

function handler(event) {
  var request = event.request;
  var anchored = escapedAnchor.exec(request.uri);
  if (anchored) return moved(anchored[1], request.querystring, '#' + anchored[2]);
  var clean = request.uri.replace(markedPage, '$1').replace(/(\/index)?(\.html)?\/?$/, '') || '/';
  var target = redirects[clean] || clean;
  // Only plain paths redirect: '//host' or '/\\host' would leave the site.
  if (target !== request.uri && /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(target)) return moved(target, request.querystring, '');
  if (request.uri === '/') request.uri = '/index.html';
  // No object has the name '404', so the answer has status 404. S3 would find '/about%2Fblogs', too.
  else if (/%2f/i.test(request.uri)) request.uri = '/404';
  else if (request.uri !== '/404' && !/\.[a-z0-9]+$/.test(request.uri)) request.uri += '.html';
  return request;
}

function moved(path, query, anchor) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i += 1) parts.push(name + '=' + values[i].value);
  }
  var location = path + (parts.length > 0 ? '?' + parts.join('&') : '') + anchor;
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
