function bytes = utf8_bytes(text)
% Text as UTF-8. The hosts keep text in different encodings.
    bytes = unicode2native(text, 'UTF-8');
end
