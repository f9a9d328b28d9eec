/** The first letters of the first two words: 'HP' of 'Harbour & Pine'. */
export function companyInitials(company: string, language: string): string {
  const words = company.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [company];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toLocaleUpperCase(language);
}
